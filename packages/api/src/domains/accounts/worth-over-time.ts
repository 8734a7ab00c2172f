import type { Context } from '../../context/context.ts'
import { type MoneyDays, moneyDaysOf } from '../brokerage/account-days.ts'
import { fundsOverTime } from '../portfolios/funds-over-time.ts'
import { type FundDays, fundDaysOf } from '../portfolios/trading/holding-days.ts'

/** What everything with us was worth at the end of a day, and what had come from outside and gone there until then. */
export type Worth = { readonly day: string; readonly valueCents: number; readonly inCents: number; readonly outCents: number }

/** What moved in the accounts of a person, day by day and in order: what they were worth on any day follows from it. */
export type Movements = { readonly money: MoneyDays; readonly funds: readonly FundDays[] }

/** As much as there are days on which something moved, however much was booked on them; of one account, or of all. */
export async function movementsOf({ db }: Pick<Context, 'db'>, personId: string, accountId?: string): Promise<Movements> {
  const [money, funds] = await Promise.all([moneyDaysOf(db, personId, accountId), fundDaysOf(db, personId, accountId)])
  return { money, funds }
}

/** For each of these days, which are in order. */
export function worthOverTime({ money, funds }: Movements, days: readonly string[]): readonly Worth[] {
  const values = fundsOverTime(funds, days)
  let [moves, cashCents, inCents, outCents] = [0, 0, 0, 0]
  return days.map((day, at) => {
    for (; (money.days[moves] ?? later) <= day; moves++) {
      cashCents += money.cashCents[moves] ?? 0
      inCents += money.inCents[moves] ?? 0
      outCents += money.outCents[moves] ?? 0
    }
    return { day, valueCents: cashCents + (values[at] ?? 0), inCents, outCents }
  })
}

/** Than every day. */
const later = '~'
