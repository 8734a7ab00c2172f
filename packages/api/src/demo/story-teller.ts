import { randomUUID } from 'node:crypto'
import type { PersonaFile } from '@app/schemas/flow/persona'
import { anyPassword, type StoryService } from './story-service.ts'

// biome-ignore lint/suspicious/noExplicitAny: acts look into answers of every shape
type Body = any
type Sent = { readonly payload?: object | undefined; readonly base?: number; readonly headers?: Readonly<Record<string, string>> }

/** Does the calls of one person of a demonstration, as their browser would. */
export type StoryTeller = {
  readonly persona: PersonaFile
  readonly personId: string
  /** The names of the questions that are asked now. */
  readonly questions: ReadonlySet<string>
  readonly year: () => number
  readonly send: (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, sent?: Sent) => Promise<Body>
}

/** Makes their account. Before each act they sign in anew: days may have passed. */
export async function openStoryTeller(
  story: StoryService,
  persona: PersonaFile,
  place: number,
): Promise<StoryTeller & { readonly signIn: () => Promise<void> }> {
  const { first_name, last_name, email } = persona.person
  const password1 = anyPassword()
  // Each from an address of their own, out of the range that is reserved for documentation.
  const remoteAddress = `192.0.2.${place}`
  let token: string | undefined
  const send: StoryTeller['send'] = async (method, url, { payload, base, headers } = {}) => {
    const answer = await story.app.inject({
      method,
      url,
      remoteAddress,
      headers: {
        'idempotency-key': randomUUID(),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(base !== undefined && { 'if-match': `"${base}"` }),
        ...headers,
      },
      ...(payload && { payload }),
    })
    if (answer.statusCode >= 400) throw new Error(`${method} ${url} gave ${answer.statusCode}: ${answer.body}`)
    return answer.body === '' ? undefined : answer.json()
  }
  const made = await send('POST', '/api/v1/auth/registration/', {
    payload: { first_name, last_name, email, password1 },
    headers: { 'x-security-code': story.securityCode ?? 'demo' },
  })
  // The session in which the account was made is the one that may give a Social Security number before the address is proven.
  let first: string | undefined = made.access
  const signIn = async () => {
    token = first
    first = undefined
    if (token !== undefined) return
    token = (await send('POST', '/api/v1/auth/login/', { payload: { email, password: password1 } })).access
  }
  const questions = new Set(
    Object.entries(story.flows.current().questions).flatMap(([name, { derivedFrom }]) => (derivedFrom === undefined ? [name] : [])),
  )
  return { persona, personId: made.user.pk, questions, year: () => story.now().getUTCFullYear(), send, signIn }
}
