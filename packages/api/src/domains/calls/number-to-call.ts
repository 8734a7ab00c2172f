import { phoneWords } from '@app/schemas/rules/people/phone-words'
import type { Context } from '../../context/context.ts'

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
  return isConfirmed ? shown : `${shown}, not confirmed by a code: ask who answers before you name an account.`
}
