import type { Report, Request } from './protocol.ts'
import { Session } from './session.ts'

/** The thread that the agents run in. It looks at its mail after every batch. */
const channel = new MessageChannel()
const waiting: (() => void)[] = []
channel.port1.onmessage = () => {
  waiting.shift()?.()
}

const session = new Session({
  report: (report: Report) => {
    postMessage(report)
  },
  soon: (work) => {
    waiting.push(work)
    channel.port2.postMessage(null)
  },
  now: () => performance.now(),
})

onmessage = ({ data }: MessageEvent<Request>) => {
  try {
    session.take(data)
  } catch (error) {
    broke(error)
  }
}

onunhandledrejection = ({ reason }) => {
  broke(reason)
}

/** Our own fault: it is told in full, and the page offers to copy it. */
function broke(error: unknown): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  postMessage({ kind: 'broke', message, stack: stack ?? '' } satisfies Report)
}
