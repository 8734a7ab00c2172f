import { authContracts } from '@app/schemas/api/people/auth'
import type { PersonaFile } from '@app/schemas/flow/persona'
import { type CallOf, type SentCall, sendCall } from './send-call.ts'
import { anyPassword, type StoryService } from './story-service.ts'

/** Does the calls of one person of a demonstration, as their browser would. */
export type StoryTeller = {
  readonly persona: PersonaFile
  readonly personId: string
  /** The names of the questions that are asked now. */
  readonly questions: ReadonlySet<string>
  readonly year: () => number
  readonly send: <Answer>(call: CallOf<Answer>, sent?: Omit<SentCall, 'token'>) => Promise<Answer>
}

type Sessions = { readonly signIn: () => Promise<void>; readonly signOut: () => Promise<void> }

/** Makes their account. They sign in for each act and sign out after it, until their last: days may pass between two. */
export async function openStoryTeller(story: StoryService, persona: PersonaFile, place: number): Promise<StoryTeller & Sessions> {
  const { first_name, last_name, email } = persona.person
  const password1 = anyPassword()
  // Each from an address of their own, out of the range that is reserved for documentation.
  const remoteAddress = `192.0.2.${place}`
  let token: string | undefined
  const send: StoryTeller['send'] = (call, sent) => sendCall(story, remoteAddress, call, { ...sent, token })
  const made = await send(authContracts.registerPerson, {
    payload: { first_name, last_name, email, password1 },
    headers: { 'x-security-code': story.securityCode ?? 'demo' },
  })
  // The session in which the account was made is the one that may give a Social Security number before the address is proven.
  let first: string | undefined = made.access
  const signIn = async () => {
    token = first
    first = undefined
    if (token !== undefined) return
    token = (await send(authContracts.logIn, { payload: { email, password: password1 } })).access
  }
  const signOut = async () => {
    await send(authContracts.logOut)
    token = undefined
  }
  const questions = new Set(
    Object.entries(story.flows.current().questions).flatMap(([name, { derivedFrom }]) => (derivedFrom === undefined ? [name] : [])),
  )
  return { persona, personId: made.user.pk, questions, year: () => story.now().getUTCFullYear(), send, signIn, signOut }
}
