import type { Contract, Contracts } from '@app/schemas/api/contract'
import type { ErrorCode } from '@app/schemas/errors'
import type { Words } from '@app/schemas/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { codeOf, isFailure } from '../failure/failure.ts'
import { attachFile } from './answer/attach-file.ts'
import { languageOf } from './answer/language-of.ts'
import { mediaTypes } from './answer/media-types.ts'
import { type PlainWords, plainWordsPage } from './answer/plain-words.ts'
import { problem } from './answer/problem.ts'
import { sendTagged } from './answer/send-tagged.ts'
import { takeStream } from './answer/stream-shares.ts'
import type { AuthGuard, Tokens } from './call/auth-guard.ts'
import { routeOf } from './call/check-routes.ts'
import { type Colleague, type Handler, type Handlers, type Person, shownPage } from './call/handlers.ts'
import { RequestSender } from './call/request-sender.ts'
import { readRequest, type UnnamedKey } from './request/read-request.ts'
import { readUpload } from './request/uploads.ts'

/** Refusals of signed-in people that are audited. What is not found may be somebody else's. */
const auditedRefusals: ReadonlySet<ErrorCode> = new Set([
  'forbidden',
  'not_found',
  'step_up_required',
  'claimed_progress',
  'not_paid',
  'terms_required',
])

/** A page that follows something asks again by itself. */
const streamRetrySeconds = 10

/** Draws a page of few words in the look of the site. */
type DrawWords = (reply: FastifyReply, words: Words<PlainWords>) => Promise<string>

/** What surrounds every call: who recognises people, who draws pages, and who names requests that have no key. */
export type Around = { readonly authGuard?: AuthGuard; readonly drawWords?: DrawWords; readonly unnamedKey?: UnnamedKey }

const drawPlain: DrawWords = async ({ request }, words) => plainWordsPage(words, languageOf(request))

/** Puts the calls of a domain at their addresses. Every part of a request is read by its schema before a handler sees it. */
export function registerCalls<T extends Contracts>(app: FastifyInstance, contracts: T, handlers: Handlers<T>, around: Around = {}): void {
  for (const name in contracts) registerCall(app, name, contracts[name], handlers[name], around)
}

function registerCall<C extends Contract>(app: FastifyInstance, name: string, contract: C, handler: Handler<C>, around: Around): void {
  const { authGuard, unnamedKey } = around
  refuseUnguarded(contract, authGuard)
  app.route({
    ...routeOf(contract),
    config: { takesForms: contract.takesForms ?? false, takesRaw: contract.takesRaw ?? false, takesFile: contract.takesFile !== undefined },
    exposeHeadRoute: contract.method === 'GET' && contract.sends !== 'events' && !contract.changesByGet,
    // Before the body is read: a stranger learns nothing about what the call accepts.
    onRequest: recogniserOf(name, contract, authGuard),
    handler: async (request, reply) => {
      if (contract.sends === 'events' && !takeShare(app, request, reply))
        return problem(reply.header('retry-after', streamRetrySeconds), 'too_many_requests')
      const person = request.caller
      const held = person && contract.movesMoney ? await authGuard?.admitMoney(person) : undefined
      if (person && held) {
        await authGuard?.noteRefusal(person, name, codeOf(held))
        return problem(reply, codeOf(held))
      }
      const upload = contract.takesFile && (await readUpload(request, reply, contract.takesFile))
      const received = isFailure(upload)
        ? upload
        : readRequest(contract, request, new RequestSender(request, reply, authGuard), person, { upload, unnamedKey })
      const result = isFailure(received) ? received : await handler(received)
      if (!isFailure(result)) return send(request, reply, contract, result, around)
      const code = codeOf(result)
      // What can't be renewed is over: the browser need not show it again, and the next person is nobody's.
      if (contract.session === 'renews' && code === 'token_not_valid') authGuard?.takeCookies(request, reply)
      if (person && auditedRefusals.has(code)) await authGuard?.noteRefusal(person, name, code)
      if (result.said?.retryAfterSeconds !== undefined) reply.header('retry-after', result.said.retryAfterSeconds)
      if (result.said?.challenge) reply.header('x-mitigation', 'challenge')
      return problem(reply, code, result.said)
    },
  })
}

/** Knows who asks, and turns away those whom the call is not for. */
function recogniserOf(name: string, contract: Contract, authGuard: AuthGuard | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (contract.who === 'anyone' || !authGuard) return
    // Whatever it answers: who wants to leave is not held back by a session that has ended.
    if (contract.session === 'ends') authGuard.takeCookies(request, reply)
    const person = await authGuard.recognise(request)
    if (isFailure(person)) return refuse(reply, contract, codeOf(person))
    request.caller = person
    if (contract.who === 'person') return
    const role = await authGuard.recogniseStaff(person)
    if (!isFailure(role) && contract.roles?.includes(role) !== false) {
      request.caller = { ...person, role }
      return
    }
    const code = isFailure(role) ? codeOf(role) : 'forbidden'
    await authGuard.noteRefusal(person, name, code)
    return refuse(reply, contract, code)
  }
}

/** A share of the streams that one address may hold open, until this one ends. */
function takeShare({ server }: FastifyInstance, request: FastifyRequest, reply: FastifyReply): boolean {
  const giveBack = takeStream(server, request.ip)
  if (giveBack) reply.raw.once('close', giveBack)
  return giveBack !== undefined
}

declare module 'fastify' {
  interface FastifyContextConfig {
    takesForms?: boolean
    takesRaw?: boolean
    takesFile?: boolean
  }
  interface FastifyRequest {
    /** Who is signed in. */
    caller?: Person | Colleague
  }
}

/** A credential in a contract that no guard checks yet stays closed. */
function refuseUnguarded({ method, path, who, session }: Contract, authGuard: AuthGuard | undefined): void {
  if (!authGuard && (who !== 'anyone' || session)) throw new Error(`${method} ${path} is for “${who}”, but nobody stands at the authGuard.`)
}

function refuse(reply: FastifyReply, { withoutSignIn }: Contract, code: ErrorCode): FastifyReply {
  return problem(reply, code === 'not_authenticated' && withoutSignIn ? withoutSignIn : code)
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { sends, status, session, cookie, isTagged, reusedSeconds }: Contract,
  result: unknown,
  { authGuard, drawWords }: Around,
): FastifyReply | Promise<FastifyReply> {
  if ((session === 'begins' || session === 'renews') && hasTokens(result)) authGuard?.giveCookies(request, reply, result)
  const page = shownPage(result)
  if (page !== undefined) return showPage(reply, page, drawWords)
  if (sends === 'file') return attachFile(reply, result)
  // A proxy in between would hold events back until there are many.
  if (sends === 'events') reply.header('x-accel-buffering', 'no')
  const value = cookie && textOf(result, cookie.field)
  if (cookie && value !== undefined) authGuard?.giveOwnCookie(request, reply, { ...cookie, value })
  if (reusedSeconds !== undefined) reply.header('cache-control', `public, max-age=${reusedSeconds}`)
  if (isTagged) return sendTagged(request, reply, result)
  return reply.code(status).type(mediaTypes[sends]).send(result)
}

async function showPage(reply: FastifyReply, page: string | Words<PlainWords>, drawWords: DrawWords = drawPlain): Promise<FastifyReply> {
  const html = typeof page === 'string' ? page : await drawWords(reply, page)
  return reply.type(mediaTypes.page).send(html)
}

function textOf(result: unknown, field: string): string | undefined {
  const value: unknown = Object.entries(result ?? {}).find(([name]) => name === field)?.[1]
  return typeof value === 'string' ? value : undefined
}

function hasTokens(result: unknown): result is Tokens {
  return typeof result === 'object' && result !== null && 'access' in result && typeof result.access === 'string'
}
