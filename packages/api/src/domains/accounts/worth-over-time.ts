import type { Context } from '../../context/context.ts'
import { moneyAtEndOf } from '../brokerage/account-days.ts'
import { fundsOverTime } from '../portfolios/funds-over-time.ts'

/** What everything with us was worth at the end of a day, and what had come from outside and gone there until then. */
export type Worth = { readonly day: string; readonly valueCents: number; readonly inCents: number; readonly outCents: number }

/** For each of these days, which are in order. It costs by days, however much was booked on them. */
export async function worthOverTime(
  { db }: Pick<Context, 'db'>,
  accountIds: readonly string[],
  days: readonly string[],
): Promise<readonly Worth[]> {
  const [money, funds] = await Promise.all([moneyAtEndOf(db, accountIds, days), fundsOverTime(db, accountIds, days)])
  return money.map(({ cashCents, inCents, outCents }, at) => ({
    day: days[at] ?? '',
    valueCents: cashCents + (funds[at] ?? 0),
    inCents,
    outCents,
  }))
}
