import { addBusinessDays } from '@app/schemas/rules/days/days'
import type { FoundAccount } from './found-accounts.ts'

/** Most record keepers answer within so many working days. It is no promise. */
const usualAnswerDays = 10

/** The day by which a record keeper that was asked usually has answered; undefined when none was asked. */
export function answerDue({ asked_at, record_keeper_answer: heard }: FoundAccount): string | undefined {
  return heard === 'waiting' && asked_at !== null ? addBusinessDays(asked_at.slice(0, 10), usualAnswerDays) : undefined
}
