import type { accountContracts } from '@app/schemas/api/accounts/accounts'
import type { BodyOf } from '@app/schemas/api/contract'
import type { Context } from '../../context/context.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import { nameProviders } from '../known-providers/name-providers.ts'
import { providersOf, toProvider } from './providers.ts'
import type { AccountSources } from './sources.ts'
import { addWishes } from './store.ts'

export async function listProviders(context: Context, sources: AccountSources, personId: string) {
  return { user_providers: (await providersOf(context, sources, personId)).map(toProvider) }
}

/** Saves all of them, or none. */
export async function addProviders(
  context: Context,
  sources: AccountSources,
  personId: string,
  given: BodyOf<typeof accountContracts.addProviders>,
) {
  const named = await nameProviders(context, personId, given)
  if (isFailure(named)) return named
  return listProviders(context, sources, personId)
}

/** Saves at which providers the person wants to move accounts: all of them, or none when one is not the person’s. */
export async function tickProviders(context: Context, sources: AccountSources, personId: string, ids: readonly string[]) {
  const known = new Map((await providersOf(context, sources, personId)).map((one) => [one.pk, one.nameKey]))
  const nameKeys = ids.map((id) => known.get(id)).filter((key) => key !== undefined)
  if (nameKeys.length < ids.length) return fail('not_found')
  await context.db.transaction().execute(async (trx) => {
    await addWishes(trx, personId, [...new Set(nameKeys)], context.now())
  })
  return listProviders(context, sources, personId)
}
