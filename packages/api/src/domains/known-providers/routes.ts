import type { knownProviderContracts } from '@app/schemas/api/accounts/known-providers'
import { toDollars } from '@app/schemas/api/fields'
import { sameNameKey } from '@app/schemas/rules/accounts/employers'
import { knownProviderScore } from '@app/schemas/rules/accounts/known-providers'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { isFailure } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { nameProviders } from './name-providers.ts'
import { findProviders, type KnownProviderRow } from './store.ts'

/** The record keepers at which a search has found accounts; undefined when no search has ended yet. */
export type FoundAt = (db: Queries, personId: string) => Promise<readonly string[] | undefined>

/** The providers that a person remembers. */
export function knownProviderHandlers(context: Context, foundAt: FoundAt) {
  return {
    listKnownProviders: async ({ person }) => ({ results: (await findProviders(context.db, person.id)).map(toProvider) }),

    addKnownProvider: async ({ person, body }) => {
      const named = await nameProviders(context, person.id, [body])
      if (isFailure(named)) return named
      const [row] = named
      if (!row) throw new Error('A provider was named and not kept.')
      return toProvider(row)
    },

    crosscheckKnownProviders: async ({ person }) => {
      const found = await foundAt(context.db, person.id)
      const keys = new Set(found?.map(sameNameKey))
      const known = await findProviders(context.db, person.id)
      return {
        searched: found !== undefined,
        results: known.map(({ id, record_keeper_name, name_key }) => ({ pk: id, record_keeper_name, is_found: keys.has(name_key) })),
      }
    },
  } satisfies Handlers<typeof knownProviderContracts>
}

function toProvider({ id, record_keeper_name, balance_cents, current_job, owes_loan }: KnownProviderRow) {
  return {
    pk: id,
    record_keeper_name,
    balance: balance_cents === null ? null : toDollars(balance_cents),
    current_job,
    current_plan_loan: owes_loan,
    score: knownProviderScore,
  } as const
}
