import { errorAnswerSchema } from '@app/schemas/api/error-answer'
import { factorSignInContracts } from '@app/schemas/api/people/second-factor-sign-in'
import { errorWords } from '@app/schemas/errors'
import type { Language } from '@app/schemas/language'
import { ownAddress } from '@app/schemas/rules/visitors/own-address'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { askedAddress } from '../../http/request/asked.ts'
import { passedOn, withLanguage } from '../passed-on.ts'
import { arrivalForAccount, modeOfArrival } from '../public-pages/visitor/arrival-cookie.ts'
import { type AccountPage, type Later, sayLater, type TypedAccount } from './account-form.ts'

const typedForm = z.record(z.string(), z.string().max(1000)).catch({})
const unfinished = errorAnswerSchema.shape.sign_in.unwrap()
const problemBody = z.object({
  code: z.string().catch(''),
  detail: z.string().catch(''),
  fields: z.record(z.string(), z.array(z.string())).catch({}),
  sign_in: unfinished.optional().catch(undefined),
})

const calls = { signin: '/login', signup: '/api/v1/auth/registration/' } as const satisfies Readonly<Record<AccountPage, string>>
const finishCall = factorSignInContracts.finishSignIn.path
const fields = { signin: ['email', 'password'], signup: ['first_name', 'last_name', 'email', 'password1'] } as const

type Sent = {
  readonly page: AccountPage
  readonly securityCode: string
  readonly language: Language
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
  const begun = isNew ? undefined : begunIn(typed)
  const call = begun
    ? { url: finishCall, payload: { sign_in: begun.token, code: typed['code'] ?? '' } }
    : { url: calls[page], payload: { ...payload, ...(isNew && arrivalForAccount(request)) } }
  const answer = await app.inject({
    ...call,
    method: 'POST',
    // The call has no address that could say which language this is: its words, and those of e-mails from now on.
    headers: {
      ...passedOn(request),
      cookie: withLanguage(request.headers.cookie ?? '', sent.language),
      ...(isNew && { 'x-security-code': securityCode }),
    },
    remoteAddress: request.socket.remoteAddress ?? '',
  })
  if (answer.statusCode < 300) {
    const cookies = answer.headers['set-cookie']
    // Another site can send this form too. Then there are no cookies, and nobody is signed in.
    if (cookies !== undefined) reply.header('set-cookie', cookies)
    return reply.redirect(nextOf(request, sent), 303)
  }
  const { code, detail, fields: wrong, sign_in: asksFor } = problemBody.parse(answer.json())
  if (asksFor) return drawn({ values: {}, errors: {}, signIn: asksFor })
  const errors = Object.fromEntries(Object.entries(wrong).map(([name, [first = '']]) => [name, first]))
  const { password: _in, password1: _up, ...values } = payload
  const retryAfter = answer.headers['retry-after']
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const said = isLater(code) ? sayLater(sent.language, code, Number(retryAfter ?? 60)) : forPeople(code, detail, sent.language)
  reply.code(answer.statusCode)
  // A sign-in that took too long begins again with the password.
  const signIn = code === 'sign_in_too_old' ? undefined : begun
  return drawn({ values, errors: Object.keys(errors).length > 0 ? errors : { form: said }, signIn })
}

/** A sign-in that was begun with a password, as its form sends it. */
function begunIn({ sign_in: token, by = '', expires_at }: z.infer<typeof typedForm>) {
  return unfinished.safeParse({ token, by: by.split(' '), expires_at }).data
}

/** The sentence about a wrong password is one that programs know, and the same in every language. */
function forPeople(code: string, detail: string, language: Language): string {
  if (code !== 'invalid_credentials') return detail
  const { title, todo } = errorWords[language][code]
  return `${title} ${todo}`
}

function isLater(code: string): code is Later {
  return code === 'challenge_required' || code === 'too_many_requests'
}

/** Where the address says, or where the same form with script goes on. */
function nextOf(request: FastifyRequest, { page, beginningOf }: Sent): string {
  const next = ownAddress(askedAddress(request.url).searchParams.get('next'))
  if (next !== undefined) return next
  return page === 'signup' ? beginningOf(modeOfArrival(request)) : '/dashboard'
}
