import { dollarsToCents, toDollars } from '@app/schemas/api/fields'
import type { knownProviderContracts } from '@app/schemas/api/known-providers'
import { sameNameKey } from '@app/schemas/rules/employers'
import { knownProviderScore, withScore } from '@app/schemas/rules/known-providers'
import type { Queries } from '../../db/database.ts'
import type { Ground } from '../../ground.ts'
import { fail } from '../../http/failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import { findProviders, type KnownProviderRow, putProvider } from './store.ts'

/** The record keepers at which a search has found accounts; nothing when no search has ended yet. */
export type FoundAt = (db: Queries, personId: string) => Promise<readonly string[] | undefined>

const mostProviders = 100
const tooMany = `There are ${mostProviders} providers in your list. That is as many as it holds.`

/** The providers that a person remembers. */
export function knownProviderHandlers(ground: Ground, foundAt: FoundAt) {
  return {
    listKnownProviders: async ({ person }) => ({ results: (await findProviders(ground.db, person.id)).map(toProvider) }),

    addKnownProvider: async ({ person, body }) => {
      const { record_keeper_name, balance = null, current_job = false, score } = withScore(body)
      const name_key = sameNameKey(record_keeper_name)
      const known = await findProviders(ground.db, person.id)
      if (known.length >= mostProviders && !known.some((one) => one.name_key === name_key))
        return fail('over_the_limit', { detail: tooMany })
      const row = await putProvider(ground.db, {
        id: ground.newId(),
        person_id: person.id,
        record_keeper_name,
        name_key,
        balance_cents: balance === null ? null : dollarsToCents(balance),
        current_job,
        score,
        named_at: ground.now(),
      })
      return toProvider(row)
    },

    crosscheckKnownProviders: async ({ person }) => {
      const found = await foundAt(ground.db, person.id)
      const keys = new Set(found?.map(sameNameKey))
      const known = await findProviders(ground.db, person.id)
      return {
        searched: found !== undefined,
        results: known.map(({ id, record_keeper_name, name_key }) => ({ pk: id, record_keeper_name, is_found: keys.has(name_key) })),
      }
    },
  } satisfies Handlers<typeof knownProviderContracts>
}

function toProvider({ id, record_keeper_name, balance_cents, current_job }: KnownProviderRow) {
  return {
    pk: id,
    record_keeper_name,
    balance: balance_cents === null ? null : toDollars(balance_cents),
    current_job,
    score: knownProviderScore,
  } as const
}
