import { addBankDays } from '../days/bank-days.ts'
import { addDays, dayOf } from '../days/days.ts'

/** Most record keepers answer within so many working days. It is no promise. */
const usualAnswerDays = 10
/** How often one that does not answer is asked again. After that it most likely never will. */
const mostAgain = 3

/** The day by which a record keeper that was asked usually has answered. */
export function answerDueOn(askedAt: Date): string {
  return addBankDays(dayOf(askedAt), usualAnswerDays)
}

/** The days on which one that has not answered is asked again: the day after each time in which most would have. */
export function askAgainDays(askedAt: Date): readonly string[] {
  return Array.from({ length: mostAgain }, (_none, times) => addDays(addBankDays(dayOf(askedAt), usualAnswerDays * (times + 1)), 1))
}
