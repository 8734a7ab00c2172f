import { ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorCode, errorAnswer, errors, inEnglishFor } from '@app/schemas/errors'
import type { ConnectionError, FastifyInstance } from 'fastify'
import { requestIdHeader } from '../traffic/request-id.ts'
import type { Traffic } from '../traffic/traffic.ts'
import { mediaTypes } from './media-types.ts'
import { problem } from './problem.ts'
import { securityHeaders } from './security-headers.ts'

type Options = { readonly newId: () => string; readonly now: () => Date; readonly traffic: Traffic }

/** What Node finds wrong before there is a request; everything else it finds wrong is no HTTP. */
const codesByReason: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
}

/** A client that still sends gets time to read why nobody listens: closing at once would lose the answer. */
const lingerMs = 1_000

/** The clientErrorHandler of Fastify: a request that never became one is answered like every other. */
export function answerBrokenRequests({ newId, now, traffic }: Options) {
  return function answer(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
    // Answered already; the event repeats for every piece that still comes in.
    if (!socket.writable) return
    const begun = answerInFlight(socket)
    if (error.code === 'ECONNRESET' || begun?.headersSent) {
      socket.destroy()
      return
    }
    const code = codesByReason[error.code] ?? 'bad_request'
    if (begun) endAnswer(begun, code)
    else {
      const requestId = newId()
      socket.end(textOf(code, requestId, now()))
      traffic.refused(requestId, errors[code].status, this.log)
    }
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }
}

/** Node would answer these two by itself, without a word and without our headers. Goes with `http: { requireHostHeader: false }`. */
export function answerOddRequests(app: FastifyInstance): void {
  // An expectation that is not known may be ignored.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.httpVersion !== '1.1' || request.headers.host !== undefined) return done()
    problem(reply, 'bad_request', { detail: inEnglishFor('developers', 'The request does not say which host it is for.') })
  })
}

/** Node has the answer of a connection in a property of its own, and reads it there for the same reason. */
function answerInFlight(socket: Socket): ServerResponse | undefined {
  return '_httpMessage' in socket && socket._httpMessage instanceof ServerResponse ? socket._httpMessage : undefined
}

/** The hooks have set its other headers already. */
function endAnswer(answer: ServerResponse, code: ErrorCode): void {
  const body = JSON.stringify(errorAnswer(code))
  answer.writeHead(errors[code].status, { ...headersFor(body), connection: 'close' })
  answer.end(body)
}

function textOf(code: ErrorCode, requestId: string, now: Date): string {
  const { status } = errors[code]
  const body = JSON.stringify(errorAnswer(code))
  const headers = {
    ...securityHeaders,
    [requestIdHeader]: requestId,
    date: now.toUTCString(),
    connection: 'close',
    ...headersFor(body),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}

function headersFor(body: string) {
  return { 'content-type': mediaTypes.json, 'content-length': Buffer.byteLength(body) }
}
