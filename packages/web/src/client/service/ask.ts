import type { ErrorCode } from '@app/schemas/errors'
import { refreshThrottleMs } from '@app/schemas/rules/visitors/cache'
import { language, type Words } from '../language.ts'
import { countDepartures, loseSession, onSignOut } from '../session/resets.ts'
import { stepUp, type Wanted } from '../session/step-up.ts'
import { isSignedIn, noneEnding, refreshSession } from '../session/tokens.ts'
import { type Answer, done, type Failure, failed } from './answer.ts'
import type { Answered, CallName, QuietCall, Sent } from './calls.ts'
import { sayChanged } from './changes.ts'
import { fetchInTime } from './fetch-in-time.ts'

type Loose = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly base?: number
  readonly key?: string
  readonly signal?: AbortSignal
  readonly file?: File
}

type Asked = Loose & {
  /** How many people had left the page by then. */
  readonly departures: number
}

type Arguments<N extends CallName> = Record<never, never> extends Sent<N> ? [call: N, sent?: Sent<N>] : [call: N, sent: Sent<N>]

/**
 * Asks the service. A sign-in that has run out meanwhile is renewed once, for everybody who waits, and the call is sent again
 * with the same key: nothing is done twice. So is a call for which the service wants to be sure that it is the same person. What a person
 * asked for before they left the page is neither sent again nor answered: it would be the next one’s.
 */
export async function ask<N extends CallName>(...[call, sent = {} as Sent<N>]: Arguments<N>): Promise<Answer<Answered<N>>> {
  const loose: Asked = { key: crypto.randomUUID(), ...(sent as Loose), departures: countDepartures() }
  const answer = await sendAsSure<Answered<N>>(call, loose)
  if (answer.ok && !call.startsWith('GET ') && !changesNothingShown(call)) sayChanged()
  return answer
}

/** What contracts say of them, at hand in a page: one that is left out here, or is here without its contract, does not compile. */
const quiet: Readonly<Record<QuietCall, true>> = {
  'POST /api/v1/analytics/abtest/': true,
  'POST /api/v1/analytics/abtest/seen/': true,
  'POST /api/v1/apex/user/recharacterizations/quote/': true,
  'POST /api/v1/apex/user/transfer/withdraw/quote/': true,
  'POST /api/v1/auth/logout/': true,
  'POST /api/v1/auth/passkeys/check/options/': true,
  'POST /api/v1/auth/passkeys/options/': true,
  'POST /api/v1/auth/sign-in/passkey/options/': true,
  'POST /api/v1/auth/sign-in/second-factor/options/': true,
  'POST /api/v1/auth/step-up/mailed-code/': true,
  'POST /api/v1/desk/customers/search/': true,
  'POST /api/v1/desk/customers/{id}/': true,
  'POST /api/v1/loans/{id}/payments/quote/': true,
  'POST /api/v1/notifications/visit/': true,
  'POST /api/v1/portfolios/model/': true,
}

/** Whether other tabs have nothing to ask for again after it. */
function changesNothingShown(call: CallName): boolean {
  return Object.hasOwn(quiet, call)
}

async function sendAsSure<T>(call: CallName, sent: Asked): Promise<Answer<T>> {
  let answer = await sendSignedIn<T>(call, sent)
  // Each is asked for once: what then still fails is said to the person.
  for (const wanted of ['proof', 'mailed-code'] as const) {
    if (answer.ok || answer.failure.code !== wantedBy[wanted]) continue
    if (!(await stepUp(wanted))) return answer
    answer = await sendSignedIn<T>(call, sent)
  }
  return answer
}

const wantedBy = { proof: 'step_up_required', 'mailed-code': 'mailed_code_required' } as const satisfies Readonly<Record<Wanted, ErrorCode>>

async function sendSignedIn<T>(call: CallName, sent: Asked): Promise<Answer<T>> {
  const first = await sendForAsker<T>(call, sent)
  // The token of an e-mail is not the sign-in: a link that is too old says nothing of it.
  if (first.ok || !meansSignedOut(first.failure) || call === 'GET /api/v1/token/authenticate/') return first
  const renewal = isSignedIn() ? await refreshSession() : 'refused'
  if (renewal === 'renewed') return sendForAsker<T>(call, sent)
  if (renewal === 'offline') return unreachable()
  loseSession()
  return first
}

/** What is the same for everybody, or signs somebody in who was not yet there. */
const ofNobodyYet = /^GET \/api\/(flows|v1\/token)\/|^POST (\/login|\/api\/v1\/auth\/(registration|sign-in)\/)/

/** What gives this browser the cookies of somebody. */
const beginsSession = /^GET \/api\/v1\/token\/|^POST (\/login|\/api\/v1\/auth\/(registration|sign-in)\/)/

async function sendForAsker<T>(call: CallName, sent: Asked): Promise<Answer<T>> {
  const hasLeft = () => sent.departures !== countDepartures() && !ofNobodyYet.test(call)
  const left = () => failed({ code: 'asker_left', detail: over[language()] })
  if (hasLeft()) return left()
  if (beginsSession.test(call)) await noneEnding()
  const answer = await send<T>(call, sent)
  return hasLeft() ? left() : answer
}

const over: Words<string> = {
  en: 'You signed out before this was done.',
  es: 'Cerraste tu sesión antes de que esto terminara.',
}

const noWay: Words<string> = {
  en: 'We can’t reach our service. Check your connection and try again.',
  es: 'No podemos conectar con nuestro servicio. Revisa tu conexión e inténtalo de nuevo.',
}

/** Nothing came back, of a call or of a part of the page. */
export function unreachable() {
  return failed({ code: 'offline', detail: noWay[language()] })
}

/** Whether a call failed because nobody is signed in, as far as the service can tell. */
export function meansSignedOut({ code }: Failure): boolean {
  return code === 'token_not_valid' || code === 'not_authenticated' || code === 'unauthorized'
}

async function send<T>(call: CallName, sent: Loose): Promise<Answer<T>> {
  const [method = 'GET', path = '/'] = call.split(' ')
  const address = addressOf(path, sent)
  const known = method === 'GET' ? cameWithPage<T>(address) : undefined
  if (known !== undefined) return done(known)
  try {
    // A file takes as long as its connection does.
    const response = await (sent.file ? fetch : fetchInTime)(address, {
      method,
      headers: headersOf(method, sent),
      credentials: 'same-origin',
      ...(method !== 'GET' && { body: bodyOf(sent) }),
      ...(sent.signal && { signal: sent.signal }),
    })
    return await answerOf<T>(response)
  } catch {
    return unreachable()
  }
}

function addressOf(path: string, { params = {}, query = {} }: Loose): string {
  const filled = path.replace(/\{([^}]*)\}/g, (_whole, name: string) => encodeURIComponent(String(params[name])))
  const asked = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))
  return asked.length > 0 ? `${filled}?${search}` : filled
}

function headersOf(method: string, { base, body, file, key, headers = {} }: Loose): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))),
    ...(method !== 'GET' && key !== undefined && { 'idempotency-key': key }),
    ...(base !== undefined && { 'if-match': `"${base}"` }),
    ...(body !== undefined && !file && { 'content-type': 'application/json' }),
  }
}

function bodyOf({ body, file }: Loose): BodyInit | null {
  if (!file) return body === undefined ? null : JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value))
  // The fields first: the service reads the file as a stream.
  form.append('file', file)
  return form
}

async function answerOf<T>(response: Response): Promise<Answer<T>> {
  const type = response.headers.get('content-type') ?? ''
  const body = type.includes('json') ? await response.json() : await response.blob()
  // A network that wants something of people first says that all is well, and shows them a page of its own.
  if (response.ok && !type.includes('html')) return done(body)
  const retryAfter = Number(response.headers.get('retry-after'))
  // What stands in front of the service answers in its place, and in its own words.
  const said: Failure = isOurs(body) ? body : { code: 'internal_error', detail: noWay[language()] }
  return failed({ ...said, ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }) })
}

function isOurs(body: Partial<Failure>): body is Failure {
  return typeof body.code === 'string' && typeof body.detail === 'string'
}

/**
 * What a call answers with, where the service has sent it along with the page. It counts as just asked for, and so for everybody who asks
 * within the same second; then it is gone from the page.
 */
function cameWithPage<T>(address: string): T | undefined {
  // An address has no quotation mark in it: what could be one is encoded.
  const held = document.querySelector<HTMLScriptElement>(`script[data-call="${address}"]`)
  if (!held) return undefined
  setTimeout(() => held.remove(), refreshThrottleMs)
  const data: T = JSON.parse(held.text)
  return data
}

onSignOut(() => {
  for (const held of document.querySelectorAll('script[data-call]')) held.remove()
})
