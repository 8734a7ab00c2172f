import type { accountContracts } from '@app/schemas/api/accounts'
import type { BodyOf } from '@app/schemas/api/contract'
import { dollarsToCents } from '@app/schemas/api/fields'
import { sameNameKey } from '@app/schemas/rules/employers'
import { withScore } from '@app/schemas/rules/known-providers'
import { audit } from '../../db/audit.ts'
import type { Ground } from '../../ground.ts'
import { fail } from '../../http/failure.ts'
import { refuseCardNumbers } from '../personal-information/refuse-card-numbers.ts'
import { providersOf, toProvider } from './providers.ts'
import type { AccountSources } from './sources.ts'
import { addWishes, findNamedProviders, putProvider } from './store.ts'

const mostProviders = 100
const tooMany = `There are ${mostProviders} providers in your list. That is as many as it holds.`

export async function listProviders(ground: Ground, sources: AccountSources, personId: string) {
  return { user_providers: (await providersOf(ground, sources, personId)).map(toProvider) }
}

/** Keeps all of them, or none. */
export async function addProviders(
  ground: Ground,
  sources: AccountSources,
  personId: string,
  given: BodyOf<typeof accountContracts.addProviders>,
) {
  const refused = refuseCardNumbers({ record_keeper_name: given.map(({ record_keeper_name }) => record_keeper_name) })
  if (refused) return refused
  const named = await findNamedProviders(ground.db, personId)
  const keys = new Set([
    ...named.map(({ name_key }) => name_key),
    ...given.map(({ record_keeper_name }) => sameNameKey(record_keeper_name)),
  ])
  if (keys.size > mostProviders) return fail('over_the_limit', { detail: tooMany })
  await ground.db.transaction().execute(async (trx) => {
    for (const { record_keeper_name, balance = null, current_job = false, score } of given.map(withScore))
      await putProvider(trx, {
        id: ground.newId(),
        person_id: personId,
        record_keeper_name,
        name_key: sameNameKey(record_keeper_name),
        balance_cents: balance === null ? null : dollarsToCents(balance),
        current_job,
        score,
        created_at: ground.now(),
      })
  })
  return listProviders(ground, sources, personId)
}

/** Asks to move what is at these providers: all of them, or none when one is not the person’s. */
export async function requestProviderRollover(ground: Ground, sources: AccountSources, personId: string, ids: readonly string[]) {
  const known = new Map((await providersOf(ground, sources, personId)).map((one) => [one.pk, one.nameKey]))
  const nameKeys = ids.map((id) => known.get(id)).filter((key) => key !== undefined)
  if (nameKeys.length < ids.length) return fail('not_found')
  await ground.db.transaction().execute(async (trx) => {
    await addWishes(trx, personId, [...new Set(nameKeys)], ground.now())
    const detail = { providers: [...new Set(ids)] }
    await audit(trx, { actor: `person:${personId}`, action: 'rollover.requested', subject: `person:${personId}`, detail })
  })
  return listProviders(ground, sources, personId)
}
