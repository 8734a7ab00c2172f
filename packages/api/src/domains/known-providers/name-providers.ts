import { dollarsToCents } from '@app/schemas/api/fields'
import type { Words } from '@app/schemas/language'
import { sameNameKey } from '@app/schemas/rules/accounts/employers'
import { withScore } from '@app/schemas/rules/accounts/known-providers'
import type { Context } from '../../context/context.ts'
import { transaction } from '../../db/transactions/transaction.ts'
import { fail } from '../../failure/failure.ts'
import { refuseCardNumbers } from '../../failure/refuse-card-numbers.ts'
import { findProviders, type KnownProviderRow, putProvider } from './store.ts'

type Named = {
  readonly record_keeper_name: string
  readonly balance?: number | null
  readonly current_job?: boolean
  readonly current_plan_loan?: boolean
}

const mostProviders = 100
const tooMany: Words<string> = {
  en: `There are ${mostProviders} providers in your list. That is as many as it holds.`,
  es: `Hay ${mostProviders} proveedores en tu lista. No caben más.`,
}

/** Saves providers that a person names, all of them or none; one that is named again is changed. */
export async function nameProviders(context: Context, personId: string, given: readonly Named[]) {
  const refused = refuseCardNumbers({ record_keeper_name: given.map(({ record_keeper_name }) => record_keeper_name) })
  if (refused) return refused
  return transaction(
    context.db,
    async (trx) => {
      const known = (await findProviders(trx, personId)).map(({ name_key }) => name_key)
      const named = given.map(({ record_keeper_name }) => sameNameKey(record_keeper_name))
      if (new Set([...known, ...named]).size > Math.max(mostProviders, known.length)) return fail('over_the_limit', { detail: tooMany })
      const rows: KnownProviderRow[] = []
      for (const { record_keeper_name, balance = null, current_job = false, current_plan_loan: owesLoan, score } of given.map(withScore))
        rows.push(
          await putProvider(trx, {
            id: context.newId(),
            person_id: personId,
            record_keeper_name,
            name_key: sameNameKey(record_keeper_name),
            balance_cents: balance === null ? null : dollarsToCents(balance),
            current_job,
            owes_loan: owesLoan ?? null,
            score,
            named_at: context.now(),
          }),
        )
      return rows
    },
    context.random,
  )
}
