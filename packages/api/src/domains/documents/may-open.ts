import type { Context } from '../../context/context.ts'
import type { Questions } from '../questionnaire/answers.ts'
import { answersOf } from '../questionnaire/answers-of.ts'
import type { MayOpen } from './agreements.ts'

/** An IRA is open to everybody. An individual 401(k) needs a person who has said that they are self-employed. */
export function mayOpenAccount(context: Context, questions: () => Questions): MayOpen {
  return async ({ id }, accountType) => {
    if (accountType !== 'INDIVIDUAL_401K') return true
    const answers = await answersOf(context, questions(), id)
    return answers['employment_status'] === 'self-employed'
  }
}
