import type { rolloverContracts } from '@app/schemas/api/accounts/rollovers'
import type { BodyOf } from '@app/schemas/api/contract'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { fail, isFailure } from '../../../failure/failure.ts'
import { ownSources } from '../../accounts/own-sources.ts'
import { type Provider, providersOf, toProvider } from '../../accounts/providers.ts'
import { addWishes } from '../../accounts/store.ts'
import { findAccount as findHeld, markRequested } from '../../financial-accounts/store.ts'
import { findAccount as findFound } from '../../found-accounts/store.ts'
import { toMovable } from './request-found.ts'
import { heldToMovable } from './request-held.ts'
import { type Movable, requestMoves } from './request-moves.ts'

type Asked = BodyOf<typeof rolloverContracts.requestProviderRollover>

/** Requests what is at these providers to be moved: all of it, or nothing when one of them is not the person’s. */
export async function requestProviders(context: Context, personId: string, { user_providers: ids, ...wanted }: Asked) {
  const sources = ownSources(context)
  const known = new Map((await providersOf(context, sources, personId)).map((one) => [one.pk, one]))
  const chosen = [...new Set(ids)].flatMap((id) => known.get(id) ?? [])
  if (chosen.length < new Set(ids).size) return fail('not_found')
  const failed = await context.db.transaction().execute(async (trx) => {
    const accounts = (await Promise.all(chosen.map((one) => accountsAt(context, trx, personId, one)))).flat()
    const added = await requestMoves(context, trx, personId, accounts, wanted)
    if (isFailure(added)) return added
    for (const { source, source_id: id } of added) if (source === 'held') await markRequested(trx, id, context.now())
    await addWishes(trx, personId, [...new Set(chosen.map(({ nameKey }) => nameKey))], context.now())
    return undefined
  })
  return failed ?? { user_providers: (await providersOf(context, sources, personId)).map(toProvider) }
}

/** The accounts that a provider stands for, each as what is known best of it. */
async function accountsAt(context: Context, trx: Queries, personId: string, provider: Provider): Promise<readonly Movable[]> {
  const { keys } = context
  const found = await Promise.all(
    provider.members.map(async ({ pk, source, companyName }): Promise<readonly Movable[]> => {
      if (source === 'linked' || source === 'manual') {
        const row = await findHeld(trx, personId, pk)
        if (!row) return []
        // What the record keeper has reported counts before what the person remembers of the account.
        const isKnown = provider.members.length === 1 && source === 'manual' && provider.balanceCents !== null
        return [{ ...heldToMovable(keys, row), ...(isKnown && { estimateCents: provider.balanceCents }) }]
      }
      if (source === 'found') {
        const row = await findFound(trx, personId, pk)
        return row ? [toMovable(keys, row)] : []
      }
      const details = { employer: companyName ?? provider.name, plan: null, recordKeeper: provider.name }
      return [{ source, sourceId: pk, details, taxType: null, estimateCents: provider.balanceCents }]
    }),
  )
  return found.flat()
}
