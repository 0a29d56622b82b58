import type { TextFile } from '../notation/index.ts'
import type { AgentId, Input } from '../sim/index.ts'
import type { Report, Request } from './protocol.ts'

/** The simulation worker as the page sees it; a test passes an object with the same methods. */
export interface RunClient {
  readonly load: (files: readonly TextFile[], seed: number | null) => void
  readonly run: (until: number | 'end') => void
  readonly pause: () => void
  /** Ends the worker, whatever it is doing, and opens a new one that knows nothing. */
  readonly stop: () => void
  readonly state: (row: number, agent: AgentId) => void
  readonly fork: (row: number, input?: Input) => void
  readonly dispose: () => void
}

/** Opens the simulation worker; every report goes to `onreport`, none from a worker that was stopped. */
export function openRunClient(onreport: (report: Report) => void): RunClient {
  let worker = start(onreport)
  const ask = (request: Request): void => {
    worker.postMessage(request)
  }
  const end = (): void => {
    worker.onmessage = null
    worker.onerror = null
    worker.terminate()
  }
  return {
    load: (files, seed) => {
      // A copy: the page's own files may be proxies, which no worker can receive.
      const plain = files.map(({ name, text }) => ({ name, text }))
      ask({ kind: 'load', files: plain, seed })
    },
    run: (until) => {
      ask({ kind: 'run', until })
    },
    pause: () => {
      ask({ kind: 'pause' })
    },
    stop: () => {
      end()
      worker = start(onreport)
    },
    state: (row, agent) => {
      ask({ kind: 'state', row, agent })
    },
    fork: (row, input) => {
      ask(input === undefined ? { kind: 'fork', row } : { kind: 'fork', row, input })
    },
    dispose: end,
  }
}

function start(onreport: (report: Report) => void): Worker {
  const worker = new Worker(new URL('./simulation.worker.ts', import.meta.url), {
    type: 'module',
    name: 'simulation',
  })
  worker.onmessage = ({ data }: MessageEvent<Report>) => {
    onreport(data)
  }
  worker.onerror = ({ message, filename, lineno }) => {
    onreport({ kind: 'broke', message, stack: `${filename}:${lineno}` })
  }
  return worker
}
