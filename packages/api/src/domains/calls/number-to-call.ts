import { dayWords } from '@app/schemas/rules/days/day-words'
import { phoneWords } from '@app/schemas/rules/people/phone-words'
import type { Context } from '../../context/context.ts'
import { findConsent } from './consent.ts'

/** The number at which a person is called: the one in their details, as their pages say, or else one that they have confirmed. */
export async function numberToCall(context: Context, personId: string): Promise<string | undefined> {
  return (await context.hooks.givenPhoneOf(context, personId)) ?? context.hooks.phoneOf(context, personId)
}

/** The same for a colleague, who has to know how sure it is that it is theirs. */
export async function numberForColleague(context: Context, personId: string): Promise<string> {
  const number = await numberToCall(context, personId)
  if (number === undefined) return 'No number is known: write to the customer.'
  const isConfirmed = (await context.hooks.phoneOf(context, personId)) === number
  const shown = phoneWords(number)
  const warned = isConfirmed ? shown : `${shown}, not confirmed: ask who answers before you name an account.`
  const consent = await findConsent(context.db, personId)
  if (consent?.may_call !== false) return warned
  return `${warned}${isConfirmed ? '.' : ''} They said on ${dayWords(consent.said_at.slice(0, 10))} that they don’t want to be called: call only at a time that they booked since then, or else write.`
}
