import { type ErrorCode, errors } from '@app/schemas/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PlainPages } from './plain-pages.ts'

/** Somebody at a browser who is refused something gets a page that says so; programs get the answer as it is. */
export function pagesForBrowsers(app: FastifyInstance, pages: PlainPages): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    // Nearly every answer: it waits for nobody.
    if (reply.statusCode < 400 || typeof payload !== 'string' || !asksForPage(request)) return done(null, payload)
    const failure = failureIn(reply, payload)
    if (!failure) return done(null, payload)
    pages.drawFailure(reply, failure.code, failure.detail).then((page) => done(null, page), done)
  })
}

/** A link that is opened or a form that is sent: scripts of ours and of others do not ask for pages. */
function asksForPage({ method, headers }: FastifyRequest): boolean {
  const isForm = method === 'POST' && headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
  return (method === 'GET' || isForm) && (headers.accept?.includes('text/html') ?? false)
}

function failureIn(reply: FastifyReply, payload: string): { readonly code: ErrorCode; readonly detail: string } | undefined {
  if (!String(reply.getHeader('content-type')).startsWith('application/json')) return undefined
  const { code, detail }: Readonly<Record<string, unknown>> = JSON.parse(payload)
  return isErrorCode(code) ? { code, detail: typeof detail === 'string' ? detail : '' } : undefined
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code)
}
