import type { BodyOf } from '@app/schemas/api/contract'
import { dollarsToCents } from '@app/schemas/api/fields'
import type { portfolioContracts } from '@app/schemas/api/money/portfolios'
import type { Language } from '@app/schemas/language'
import { dayOf } from '@app/schemas/rules/days/days'
import type { Context } from '../../../context/context.ts'
import { type Base, isStale } from '../../../db/transactions/base-version.ts'
import { fail } from '../../../failure/failure.ts'
import { findMissing } from './deposit-schedules.ts'
import { cancelledWords } from './savings.ts'
import { refuseDeposit, refuseLastYear, toProgram } from './savings-record.ts'
import { lockProgram, saveDraft, saveProgram } from './savings-store.ts'

type Drafter = { readonly personId: string; readonly language: Language }
type Draft = BodyOf<typeof portfolioContracts.draftSavingsProgram>

/** Other deposits than those that run: they are shown back on every device, and begin when the person authorizes them. */
export async function draftProgram(context: Context, { personId, language }: Drafter, id: string, base: Base, body: Draft) {
  const now = context.now()
  const { amount, frequency, first_date, first_for_last_year = false } = body
  const refused = refuseDeposit(amount, first_date, dayOf(now)) ?? refuseLastYear(first_for_last_year, first_date, dayOf(now))
  if (refused) return refused
  return context.db.transaction().execute(async (trx) => {
    const row = await lockProgram(trx, personId, id)
    if (!row) return fail('not_found')
    if (row.status === 'cancelled') return fail('not_in_this_state', { detail: cancelledWords })
    if (isStale(row, base)) return fail('precondition_failed')
    const draft = {
      ...{ program_id: id, person_id: personId, amount_cents: dollarsToCents(amount), frequency },
      ...{ first_on: first_date, is_first_for_last_year: first_for_last_year, saved_at: now },
    }
    await saveDraft(trx, draft)
    // A page that has not seen the draft cannot authorize it.
    const saved = await saveProgram(trx, id, { ...row, version: row.version + 1 }, now)
    return toProgram(saved, draft, await findMissing(context, trx, personId), { today: dayOf(now), language })
  })
}
