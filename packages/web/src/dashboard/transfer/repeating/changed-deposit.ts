import { addMonths } from '@app/schemas/rules/days/days'
import type { DepositFrequency } from '@app/schemas/rules/investing/deposit-schedules'
import { dollarWords, toCents } from '@app/schemas/rules/money/money'
import type { DepositChange, RepeatingDeposit } from './repeating-deposit.ts'

type Typed = { readonly amount: string; readonly frequency: DepositFrequency; readonly firstDay: string }
type Problems = Readonly<Record<'amount' | 'day', string>>

const leastCents = 1_000
const monthsAhead = 12

/** The next deposit as it stands. */
export function nextDayOf({ next_dates: [next = ''] }: Pick<RepeatingDeposit, 'next_dates'>): string {
  return next
}

/** What is to be another one than before, or what is wrong with it. */
export function readChange(
  deposit: Pick<RepeatingDeposit, 'amount' | 'frequency' | 'next_dates'>,
  typed: Typed,
  today: string,
  problems: Problems,
): { readonly change: DepositChange } | { readonly problem: string } {
  const cents = toCents(typed.amount)
  if (!cents.ok || cents.value < leastCents) return { problem: problems.amount }
  const isOtherDay = typed.firstDay !== nextDayOf(deposit)
  if (isOtherDay && !(typed.firstDay > today && typed.firstDay <= addMonths(today, monthsAhead))) return { problem: problems.day }
  const amount = cents.value / 100
  return {
    change: {
      ...(amount !== deposit.amount && { amount }),
      ...(typed.frequency !== deposit.frequency && { frequency: typed.frequency }),
      ...(isOtherDay && { firstDay: typed.firstDay }),
    },
  }
}

/** The amount in words. */
export function changedIn({ amount }: Typed): string {
  const cents = toCents(amount)
  return cents.ok ? dollarWords(cents.value / 100, true) : ''
}
