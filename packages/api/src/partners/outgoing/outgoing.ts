import { type Dispatcher, errors, request as send } from 'undici'
import { guardedAgent } from './guarded-agent.ts'

export type OutgoingRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeoutMs?: number
}

type NotReached = { readonly ok: false; readonly why: 'timeout' | 'unreachable' | 'not-allowed' | 'too-large' }
type Headers = Readonly<Record<string, string>>

/** Asks a partner something. It never throws, and never follows where an answer points. */
export type Outgoing = (
  request: OutgoingRequest,
) => Promise<{ readonly ok: true; readonly status: number; readonly headers: Headers; readonly text: string } | NotReached>

/** The same, with the answer as it comes in. It ends early when the signal says so. */
export type OutgoingStream = (
  request: OutgoingRequest & { readonly signal?: AbortSignal },
) => Promise<{ readonly ok: true; readonly status: number; readonly chunks: AsyncIterable<string> } | NotReached>

type Open = {
  /** Where it may connect to, such as https://api.example.com. There is no other way out. */
  readonly allowed: readonly string[]
}

const usualTimeoutMs = 10_000
const mostBytes = 5_000_000

/** The one way out of the service to partners. */
export function openOutgoing({ allowed }: Open): {
  readonly outgoing: Outgoing
  readonly stream: OutgoingStream
  readonly close: () => Promise<void>
} {
  const agent = guardedAgent(allowed)
  const origins: ReadonlySet<string> = new Set(allowed)
  const isAllowed = (url: string) => URL.canParse(url) && origins.has(new URL(url).origin)
  return {
    outgoing: async (request) => {
      if (!isAllowed(request.url)) return { ok: false, why: 'not-allowed' }
      const signal = AbortSignal.timeout(request.timeoutMs ?? usualTimeoutMs)
      try {
        const { statusCode: status, headers, body } = await ask(agent, request, signal)
        const text = await readText(body)
        return text === undefined ? { ok: false, why: 'too-large' } : { ok: true, status, headers: plain(headers), text }
      } catch (error) {
        return notReached(error, signal)
      }
    },
    stream: async ({ signal: theirs, ...request }) => {
      if (!isAllowed(request.url)) return { ok: false, why: 'not-allowed' }
      const timeout = AbortSignal.timeout(request.timeoutMs ?? usualTimeoutMs)
      const signal = theirs ? AbortSignal.any([timeout, theirs]) : timeout
      try {
        const { statusCode: status, body } = await ask(agent, request, signal)
        return { ok: true, status, chunks: decoded(body) }
      } catch (error) {
        return notReached(error, timeout)
      }
    },
    close: () => agent.destroy(),
  }
}

function ask(dispatcher: Dispatcher, { method, url, headers, body }: OutgoingRequest, signal: AbortSignal) {
  return send(url, { dispatcher, method, signal, ...(headers && { headers: { ...headers } }), ...(body !== undefined && { body }) })
}

/** Undefined when it is longer than any answer of a partner has reason to be. */
async function readText(body: Dispatcher.ResponseData['body']): Promise<string | undefined> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of body as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > mostBytes) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

async function* decoded(body: Dispatcher.ResponseData['body']): AsyncIterable<string> {
  const decoder = new TextDecoder()
  for await (const piece of body as AsyncIterable<Buffer>) yield decoder.decode(piece, { stream: true })
}

function plain(headers: Dispatcher.ResponseData['headers']): Headers {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

function notReached(error: unknown, signal: AbortSignal): NotReached {
  const isLate = signal.aborted || error instanceof errors.HeadersTimeoutError || error instanceof errors.ConnectTimeoutError
  return { ok: false, why: isLate ? 'timeout' : 'unreachable' }
}
