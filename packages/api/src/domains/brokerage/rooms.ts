import { toDollars } from '@app/schemas/api/fields'
import type { Language } from '@app/schemas/language'
import { dayOf } from '@app/schemas/rules/days/days'
import { brokerageAccountTypes } from '@app/schemas/rules/money/contribution-limits'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import { contributorOf, lastDayFor, roomFor, roomWords } from './contributions.ts'

/** How much may still be put in: for this year, and for the one before while that is possible. */
export async function roomsOf(context: Context, personId: string, language: Language) {
  const who = await contributorOf(context, context.db, personId)
  if (!who) return fail('personal_information_required')
  const today = dayOf(context.now())
  const year = Number(today.slice(0, 4))
  const open = brokerageAccountTypes.flatMap((accountType) =>
    [year, year - 1]
      .map((taxYear) => ({ accountType, taxYear, lastDay: lastDayFor(accountType, taxYear) }))
      .filter(({ lastDay }) => today <= lastDay),
  )
  const results = await Promise.all(
    open.map(async ({ accountType, taxYear, lastDay }) => {
      const room = await roomFor(context.db, personId, accountType, taxYear, who)
      const { limit, contributedCents, roomCents } = room
      return {
        account_type: accountType,
        tax_year: taxYear,
        is_known: limit.isKnown,
        limit: limit.isKnown ? toDollars(limit.limitCents) : null,
        contributed: toDollars(contributedCents),
        room: roomCents === undefined ? null : toDollars(roomCents),
        is_certain: limit.isKnown && limit.isCertain,
        last_day: lastDay,
        words: roomWords(room, taxYear)[language],
      }
    }),
  )
  return { today, results }
}
