import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AccountPage, TypedAccount } from './account-form.ts'

const typedForm = z.record(z.string(), z.string().max(1000)).catch({})
const problemBody = z.object({
  detail: z.string().catch(''),
  fields: z.record(z.string(), z.array(z.string())).catch({}),
})

const calls = { signin: '/login', signup: '/api/v1/auth/registration/' } as const satisfies Readonly<Record<AccountPage, string>>
const fields = { signin: ['email', 'password'], signup: ['first_name', 'last_name', 'email', 'password1'] } as const

type Sent = { readonly page: AccountPage; readonly securityCode: string; readonly drawn: (typed: TypedAccount) => Promise<unknown> }

/**
 * Sends a form without script through the call that the script makes: with its checks, its limits and its cookies. What is refused is
 * shown in the page; afterwards the browser is sent on.
 */
export async function sendAccountForm(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, sent: Sent) {
  const { page, securityCode, drawn } = sent
  const typed = typedForm.parse(request.body)
  const payload = Object.fromEntries(fields[page].map((name) => [name, typed[name] ?? '']))
  const answer = await app.inject({
    method: 'POST',
    url: calls[page],
    headers: { ...passedOn(request), ...(page === 'signup' && { 'x-security-code': securityCode }) },
    payload,
    remoteAddress: request.socket.remoteAddress ?? '',
  })
  if (answer.statusCode < 300) {
    const cookies = answer.headers['set-cookie']
    // Another site can send this form too. Then there are no cookies, and nobody is signed in.
    if (cookies !== undefined) reply.header('set-cookie', cookies)
    return reply.redirect(nextOf(request), 303)
  }
  const { detail, fields: wrong } = problemBody.parse(answer.json())
  const errors = Object.fromEntries(Object.entries(wrong).map(([name, [first = '']]) => [name, first]))
  const { password: _in, password1: _up, ...values } = payload
  reply.code(answer.statusCode)
  return drawn({ values, errors: Object.keys(errors).length > 0 ? errors : { form: detail } })
}

/** What a browser says of itself, and what a proxy says of it. */
function passedOn({ headers }: FastifyRequest): Readonly<Record<string, string>> {
  const names = ['cookie', 'origin', 'sec-fetch-site', 'user-agent', 'host', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host']
  return Object.fromEntries(names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])))
}

/** Only a page of ours: an address of another site in a link would be a trap. */
function nextOf({ url }: FastifyRequest): string {
  const next = new URL(url, 'http://page').searchParams.get('next')
  return next !== null && /^\/(?![/\\])[\x21-\x7e]*$/.test(next) ? next : '/dashboard'
}
