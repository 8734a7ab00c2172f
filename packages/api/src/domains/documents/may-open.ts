import type { Ground } from '../../ground.ts'
import type { Questions } from '../questionnaire/answers.ts'
import { answersOf } from '../questionnaire/answers-of.ts'
import type { MayOpen } from './agreements.ts'

/** An IRA is open to all. An individual 401(k) needs somebody who has said that they work for themselves. */
export function mayOpenAccount(ground: Ground, questions: () => Questions): MayOpen {
  return async ({ id }, accountType) => {
    if (accountType !== 'INDIVIDUAL_401K') return true
    const answers = await answersOf(ground, questions(), id)
    return answers['employment_status'] === 'self-employed'
  }
}
