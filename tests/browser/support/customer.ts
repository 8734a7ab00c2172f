import { addIra, addJob, answerQuestions, linkBank, linkPlan, register, type Send, search, signLetter, tellAboutMe } from './acts.ts'
import type { Visitor } from './browser.ts'
import { newPerson, type Person } from './person.ts'
import { knownCompany } from './usual-answers.ts'

export type Customer = Visitor & { readonly person: Person; readonly send: Send }

/** Somebody to whom every step opens: known, with a signed letter, a search that has ended, a bank and a plan. `hasSigned`: else they have told who they are, and no more. */
export async function becomeCustomer(visitor: Visitor, hasSigned = true): Promise<Customer> {
  const person = newPerson()
  const send = await register(visitor, person)
  await tellAboutMe(send, person, true)
  if (!hasSigned) return { ...visitor, person, send }
  await signLetter(send, person)
  await addJob(send, knownCompany)
  await search(send)
  await addIra(send)
  await linkBank(send)
  await linkPlan(send)
  await answerQuestions(send, eligibleAnswers)
  return { ...visitor, person, send }
}

/** Answers of somebody who may have everything: a loan as well. */
export const eligibleAnswers = {
  citizen_status: 'us-citizen',
  employment_status: 'self-employed',
  tax_filing_status: 'single',
  annual_pretax_income: '50000-99999',
  estimated_networth: '25000-49999',
  liquid_networth: '5000-24999',
  estimated_tax_bracket: '22',
  experience_level: 'limited',
  risk_tolerance: 'medium',
  investment_goal: 'balanced',
  planned_retirement_age: 67,
  liquidity_needs: 'after-10-years',
}
