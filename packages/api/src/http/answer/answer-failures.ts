import { type ErrorCode, errorAnswer, errors, inEnglishFor } from '@app/schemas/errors'
import type { Language, Words } from '@app/schemas/language'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseDown } from '../../db/connections/is-database-down.ts'
import { isOutOfTime } from '../../db/connections/is-out-of-time.ts'
import { isConflict } from '../../db/transactions/is-conflict.ts'
import { requestIdHeader } from '../traffic/request-id.ts'
import type { Traffic } from '../traffic/traffic.ts'
import { allowedMethods } from './allowed-methods.ts'
import { languageOf } from './language-of.ts'
import { mediaTypes } from './media-types.ts'
import { plainPage } from './plain-page.ts'
import { problem } from './problem.ts'
import { securityHeaders } from './security-headers.ts'

/** What Fastify itself refuses, by status. */
const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  408: 'request_timeout',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
}

/** When to try again: others have done their work by then, and a server has been replaced. */
const conflictSeconds = 1
const outageSeconds = 5

/** No stack trace leaves the service: an internal error is logged, and answered with one sentence. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    const code = codesByStatus[status]
    if (code) return problem(reply, code)
    if (status >= 400 && status < 500) return problem(reply, 'bad_request')
    if (isConflict(error)) return problem(reply.header('retry-after', conflictSeconds), 'overloaded')
    if (isDatabaseDown(error)) return problem(reply.header('retry-after', outageSeconds), 'database_unavailable')
    request.log.error(error)
    // Whoever looks after the service has to see which statement it was.
    if (isOutOfTime(error)) return problem(reply.header('retry-after', outageSeconds), 'overloaded')
    return problem(reply, 'internal_error')
  })
  const allowed = allowedMethods(app)
  app.setNotFoundHandler((request, reply) => {
    const methods = allowed(pathnameOf(request))
    // A page that is not there is answered here as well, with a method that its route has.
    if (methods.length === 0 || methods.includes(request.method)) return problem(reply, 'route_not_found')
    return problem(reply.header('allow', methods.join(', ')), 'method_not_allowed')
  })
}

function pathnameOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? url
}

const unreadable: Words<{ readonly title: string; readonly text: string; readonly home: string }> = {
  en: {
    title: 'This address can’t be read',
    text: 'It may have been cut off or changed on its way to you. Open the link again where you found it, or begin at our home page.',
    home: 'Home page',
  },
  es: {
    title: 'Esta dirección no se puede leer',
    text: 'Quizá se cortó o cambió en el camino. Abre otra vez el enlace donde lo encontraste, o empieza en nuestra página de inicio.',
    home: 'Página de inicio',
  },
}

/** An address that cannot be read is answered before any hook runs: to a browser that opens it with a page, as everything is. */
export function answerUnreadableAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply, traffic?: Traffic): void {
  traffic?.begin(request, reply)
  const isOpened = request.method === 'GET' && request.headers.accept?.includes('text/html')
  reply.raw.writeHead(errors.bad_request.status, {
    ...securityHeaders,
    [requestIdHeader]: request.id,
    'content-type': isOpened ? mediaTypes.page : mediaTypes.json,
  })
  const answer = errorAnswer('bad_request', { detail: inEnglishFor('developers', 'The address of the request cannot be read.') })
  reply.raw.end(isOpened ? unreadablePage(languageOf(request)) : JSON.stringify(answer))
}

function unreadablePage(language: Language): string {
  const { title, text, home } = unreadable[language]
  return plainPage(title, `<h1>${title}</h1>\n<p>${text}</p>\n<p><a href="/">${home}</a></p>`)
}
