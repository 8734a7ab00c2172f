import { dayNumber } from '@app/schemas/rules/days/days'
import type { Context } from '../../context/context.ts'
import { type MoneyDays, moneyDaysOf } from '../brokerage/account-days.ts'
import { type LoanDays, loanDaysOf } from '../brokerage/loan-days.ts'
import { fundsOverTime } from '../portfolios/funds-over-time.ts'
import { type FundDays, fundDaysOf } from '../portfolios/trading/holding-days.ts'

/** What everything with us was worth at the end of a day, and what had come from outside and gone there until then. */
export type Worth = {
  readonly day: string
  readonly valueCents: number
  readonly inCents: number
  readonly outCents: number
  /** Of what went out, what was borrowed; and of what came in, what paid that back. */
  readonly lentCents: number
  readonly repaidCents: number
}

/** Before anything came. */
export function nothingOn(day: string): Worth {
  return { day, valueCents: 0, inCents: 0, outCents: 0, lentCents: 0, repaidCents: 0 }
}

/** What moved in the accounts of a person, day by day and in order: what they were worth on any day follows from it. */
export type Movements = { readonly money: MoneyDays; readonly loans: LoanDays; readonly funds: readonly FundDays[] }

/** As much as there are days on which something moved, however much was booked on them; of one account, or of all. */
export async function movementsOf({ db }: Pick<Context, 'db'>, personId: string, accountId?: string): Promise<Movements> {
  const [money, loans, funds] = await Promise.all([
    moneyDaysOf(db, personId, accountId),
    loanDaysOf(db, personId, accountId),
    fundDaysOf(db, personId, accountId),
  ])
  return { money, loans, funds }
}

/** For each of these days, which are in order. */
export function worthOverTime({ money, loans, funds }: Movements, days: readonly string[]): readonly Worth[] {
  const values = fundsOverTime(funds, days)
  let [moves, cashCents, inCents, outCents] = [0, 0, 0, 0]
  let [borrowed, lentCents, repaidCents] = [0, 0, 0]
  return days.map((day, at) => {
    const number = dayNumber(day)
    for (; (money.days[moves] ?? later) <= number; moves++) {
      cashCents += money.cashCents[moves] ?? 0
      inCents += money.inCents[moves] ?? 0
      outCents += money.outCents[moves] ?? 0
    }
    for (; (loans.days[borrowed] ?? later) <= number; borrowed++) {
      lentCents += loans.lentCents[borrowed] ?? 0
      repaidCents += loans.repaidCents[borrowed] ?? 0
    }
    return { day, valueCents: cashCents + (values[at] ?? 0), inCents, outCents, lentCents, repaidCents }
  })
}

/** Than every day. */
const later = Number.POSITIVE_INFINITY
