/** The suites in a worker, where a run lives when a person starts it. */
import { measureEngine } from './suites.ts'

postMessage(measureEngine())
