import type { rolloverContracts } from '@app/schemas/api/accounts/rollovers'
import type { BodyOf } from '@app/schemas/api/contract'
import { isRothSubtype } from '@app/schemas/rules/accounts/account-subtypes'
import type { Context } from '../../../context/context.ts'
import { isFailure } from '../../../failure/failure.ts'
import type { KeyRing } from '../../../security/key-ring.ts'
import { toAccount } from '../../financial-accounts/account.ts'
import { lockMovable } from '../../financial-accounts/movable-accounts.ts'
import { holderNames } from '../../financial-accounts/retirement-accounts.ts'
import { type AccountRow, findAccounts, markRequested } from '../../financial-accounts/store.ts'
import { type Movable, requestMoves } from './request-moves.ts'

type Asked = BodyOf<typeof rolloverContracts.requestAccountRollover>

/** Requests one unlocked retirement account to be moved, or all of them. Asked again, it stays as it is. */
export async function requestHeld(context: Context, personId: string, asked: Asked) {
  const { pk, ...wanted } = asked ?? {}
  return context.db.transaction().execute(async (trx) => {
    const chosen = await lockMovable(trx, personId, pk)
    if (isFailure(chosen)) return chosen
    const accounts = chosen.map((row) => heldToMovable(context.keys, row))
    const added = await requestMoves(context, trx, personId, accounts, wanted)
    if (isFailure(added)) return added
    for (const { source_id: id } of added) await markRequested(trx, id, context.now())
    const after = await findAccounts(trx, personId)
    return { results: after.filter((row) => row.rollover_requested_at).map((row) => toAccount(context.keys, row)) }
  })
}

export function heldToMovable(keys: KeyRing, row: AccountRow): Movable {
  const { employer, institution, name } = holderNames(keys, row)
  return {
    source: 'held',
    sourceId: row.id,
    details: { employer: employer ?? name, plan: null, recordKeeper: institution },
    taxType: isRothSubtype(row.account_subtype) ? 'roth' : 'pre-tax',
    estimateCents: row.vested_cents ?? row.balance_cents,
  }
}
