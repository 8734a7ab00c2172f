import { answerDueOn, askAgainDays } from '@app/schemas/rules/accounts/answer-days'
import type { FoundAccount } from './found-accounts.ts'

/** The day by which a record keeper that was asked usually has answered; undefined when none was asked. */
export function answerDue(account: FoundAccount): string | undefined {
  const askedAt = waitsSince(account)
  return askedAt && answerDueOn(askedAt)
}

/** The next day on which it is asked again; undefined when it has been asked often enough. */
export function askedAgainOn(account: FoundAccount, today: string): string | undefined {
  const askedAt = waitsSince(account)
  return askedAt && askAgainDays(askedAt).find((day) => day >= today)
}

function waitsSince({ asked_at, record_keeper_answer: heard }: FoundAccount): Date | undefined {
  return heard === 'waiting' && asked_at !== null ? new Date(asked_at) : undefined
}
