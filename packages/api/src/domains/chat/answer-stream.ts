import { PassThrough, type Readable } from 'node:stream'
import type { AnswerOf } from '@app/schemas/api/contract'
import type { chatContracts } from '@app/schemas/api/visitors/chat'

type Event = AnswerOf<typeof chatContracts.sendChatMessage>

export type Telling = {
  readonly tell: (event: Event) => void
  /** Fires when the reader has gone, the time is over, or the service stops. */
  readonly signal: AbortSignal
}

type Limits = { readonly stopping: AbortSignal; readonly longestMs: number }

const heartbeatMs = 15_000

/** Server-sent events that are produced while they are read. When the reader is gone, the work is aborted. */
export function answerStream(work: (telling: Telling) => Promise<void>, { stopping, longestMs }: Limits): Readable {
  const stream = new PassThrough()
  const gone = new AbortController()
  stream.once('close', () => gone.abort())
  // Proxies close what is silent.
  const heartbeat = setInterval(() => stream.write(':\n\n'), heartbeatMs)
  const tell = (event: Event) => {
    if (!stream.writableEnded && !stream.destroyed) stream.write(`data: ${plain(event)}\n\n`)
  }
  const signal = AbortSignal.any([gone.signal, stopping, AbortSignal.timeout(longestMs)])
  void work({ tell, signal })
    .catch((error: unknown) => stream.destroy(error instanceof Error ? error : undefined))
    .finally(() => {
      clearInterval(heartbeat)
      stream.end()
    })
  return stream
}

/** Nothing in it can be rendered as a page. */
function plain(event: Event): string {
  return JSON.stringify(event).replaceAll('<', '\\u003c')
}
