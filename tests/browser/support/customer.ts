import {
  addIra,
  addJob,
  answerQuestions,
  linkBank,
  linkPlan,
  register,
  type Send,
  savePersonalInformation,
  search,
  signLetter,
} from './acts.ts'
import type { Visitor } from './browser.ts'
import { newPerson, type Person } from './person.ts'
import { knownCompany } from './usual-answers.ts'

export type Customer = Visitor & { readonly person: Person; readonly send: Send }

/** Somebody to whom every step opens: known, with a signed letter, a search that has ended, a bank and a plan. `hasSigned`: else they have told who they are, and no more. */
export async function becomeCustomer(visitor: Visitor, hasSigned = true): Promise<Customer> {
  const person = newPerson()
  const send = await register(visitor, person)
  await savePersonalInformation(send, person, true)
  if (!hasSigned) return { ...visitor, person, send }
  await signLetter(send, person)
  await addJob(send, knownCompany)
  await search(send)
  await addIra(send)
  await linkBank(send)
  await linkPlan(send)
  await answerQuestions(send)
  return { ...visitor, person, send }
}
