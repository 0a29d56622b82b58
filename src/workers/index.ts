export { openRunClient, type RunClient } from './client.ts'
export type { Report, Request, ScenarioSummary } from './protocol.ts'
