import type { unclaimedContracts } from '@app/schemas/api/accounts/unclaimed'
import type { AnswerOf } from '@app/schemas/api/contract'
import { toDollars } from '@app/schemas/api/fields'
import type { Language, Words } from '@app/schemas/language'
import { totalsOf } from '@app/schemas/rules/accounts/unclaimed-amounts'
import type { UnclaimedState } from '@app/schemas/rules/accounts/unclaimed-life'
import type { Context } from '../../context/context.ts'
import { openDetails } from './details.ts'
import { bringUpToDate } from './match-unclaimed.ts'
import { findMatchRows } from './store.ts'
import { freeNotice } from './to-match.ts'

type TotalsAnswer = AnswerOf<typeof unclaimedContracts.readUnclaimedAmount>

const note: Words<string> = {
  en: 'These are the amounts in the states’ lists. They aren’t a promise: the state decides who gets the money, and how much.',
  es: 'Estos son los montos de las listas de los estados. No son una promesa: el estado decide quién recibe el dinero, y cuánto.',
}

/** What states tell of the amounts, by how far it is. */
export async function sumTotals(context: Context, personId: string, language: Language): Promise<TotalsAnswer> {
  const search = await bringUpToDate(context, personId)
  const rows = await findMatchRows(context.db, personId)
  const totals = (state: UnclaimedState): TotalsAnswer['found'] => {
    const mine = rows.filter((row) => row.state === state)
    const { count, exactCount, exactCents, bands, unknownCount } = totalsOf(mine.map((row) => openDetails(context.keys, row).amount))
    return {
      count,
      exact_count: exactCount,
      exact_total: toDollars(exactCents),
      bands: bands.map(({ fromCents, toCents, count: inBand }) => ({
        amount_from: toDollars(fromCents),
        amount_to: toCents === null ? null : toDollars(toCents),
        count: inBand,
      })),
      unknown_count: unknownCount,
    }
  }
  return {
    free: freeNotice(language),
    search,
    found: totals('found'),
    confirmed: totals('confirmed'),
    claim_started: totals('claim-started'),
    claimed: totals('claimed'),
    claimed_received: toDollars(rows.reduce((sum, { claimed_cents }) => sum + (claimed_cents ?? 0), 0)),
    note: note[language],
  }
}
