import type { rolloverContracts } from '@app/schemas/api/accounts/rollovers'
import type { BodyOf } from '@app/schemas/api/contract'
import type { Context } from '../../../context/context.ts'
import { fail, isFailure } from '../../../failure/failure.ts'
import type { Person } from '../../../http/call/handlers.ts'
import { doOnce } from '../../../once/once.ts'
import type { KeyRing } from '../../../security/key-ring.ts'
import { openDetails } from '../../found-accounts/details.ts'
import { type FoundAccountRow, findAccount } from '../../found-accounts/store.ts'
import { trackOne } from '../tracker.ts'
import { type Movable, requestMoves } from './request-moves.ts'

type Asked = BodyOf<typeof rolloverContracts.requestRollover>

/** Requests an account to be moved that a search has found, once. */
export async function requestFound(context: Context, person: Person, requestKey: string, asked: Asked) {
  return doOnce(context, { personId: person.id, call: 'rollover', key: requestKey, request: asked }, async (trx) => {
    const account = await findAccount(trx, person.id, asked.pk)
    if (!account) return fail('not_found')
    const { kind, answer, is_mine } = account
    if (kind === 'no-match' || answer === 'nothing' || is_mine === 'no') return fail('not_in_this_state')
    const added = await requestMoves(context, trx, person.id, [toMovable(context.keys, account)], asked)
    if (isFailure(added)) return added
    const [row] = added
    return row ? trackOne(context, trx, row) : fail('already_done')
  })
}

export function toMovable(keys: KeyRing, account: FoundAccountRow): Movable {
  const { recordKeeper, company, employer, plan } = openDetails(keys, account)
  return {
    source: 'found',
    sourceId: account.id,
    details: { employer, plan, recordKeeper: recordKeeper ?? company },
    taxType: account.tax_type,
    estimateCents: account.balance_cents,
  }
}
