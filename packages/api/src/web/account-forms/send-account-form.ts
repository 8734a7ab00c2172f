import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { askedAddress } from '../../http/request/asked-address.ts'
import { passedOn } from '../passed-on.ts'
import { arrivalForAccount, modeOfArrival } from '../public-pages/visitor/arrival-cookie.ts'
import { type AccountPage, type Later, sayLater, type TypedAccount } from './account-form.ts'

const typedForm = z.record(z.string(), z.string().max(1000)).catch({})
const problemBody = z.object({
  code: z.string().catch(''),
  detail: z.string().catch(''),
  fields: z.record(z.string(), z.array(z.string())).catch({}),
})

const calls = { signin: '/login', signup: '/api/v1/auth/registration/' } as const satisfies Readonly<Record<AccountPage, string>>
const fields = { signin: ['email', 'password'], signup: ['first_name', 'last_name', 'email', 'password1'] } as const

type Sent = {
  readonly page: AccountPage
  readonly securityCode: string
  readonly language: string
  /** The address at which a mode begins, or the one for new people when it is unknown. */
  readonly beginningOf: (mode: string | undefined) => string
  readonly drawn: (typed: TypedAccount) => Promise<unknown>
}

/**
 * Sends a form without script through the call that the script makes: with its checks, its limits and its cookies. What is refused is
 * shown in the page; afterwards the browser is sent on.
 */
export async function sendAccountForm(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, sent: Sent) {
  const { page, securityCode, drawn } = sent
  const typed = typedForm.parse(request.body)
  const payload = Object.fromEntries(fields[page].map((name) => [name, typed[name] ?? '']))
  const isNew = page === 'signup'
  const answer = await app.inject({
    method: 'POST',
    url: calls[page],
    headers: { ...passedOn(request), ...(isNew && { 'x-security-code': securityCode }) },
    payload: { ...payload, ...(isNew && arrivalForAccount(request)) },
    remoteAddress: request.socket.remoteAddress ?? '',
  })
  if (answer.statusCode < 300) {
    const cookies = answer.headers['set-cookie']
    // Another site can send this form too. Then there are no cookies, and nobody is signed in.
    if (cookies !== undefined) reply.header('set-cookie', cookies)
    return reply.redirect(nextOf(request, sent), 303)
  }
  const { code, detail, fields: wrong } = problemBody.parse(answer.json())
  const errors = Object.fromEntries(Object.entries(wrong).map(([name, [first = '']]) => [name, first]))
  const { password: _in, password1: _up, ...values } = payload
  const retryAfter = answer.headers['retry-after']
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const said = isLater(code) ? sayLater(sent.language, code, Number(retryAfter ?? 60)) : detail
  reply.code(answer.statusCode)
  return drawn({ values, errors: Object.keys(errors).length > 0 ? errors : { form: said } })
}

function isLater(code: string): code is Later {
  return code === 'challenge_required' || code === 'too_many_requests'
}

/** Where the address says, or where the same form with script goes on. */
function nextOf(request: FastifyRequest, { page, beginningOf }: Sent): string {
  const next = askedAddress(request.url).searchParams.get('next')
  // Only a page of ours: an address of another site in a link would be a trap.
  if (next !== null && /^\/(?![/\\])[\x21-\x7e]*$/.test(next)) return next
  return page === 'signup' ? beginningOf(modeOfArrival(request)) : '/dashboard'
}
