import type { rolloverContracts } from '@app/schemas/api/accounts/rollovers'
import type { BodyOf } from '@app/schemas/api/contract'
import type { Language } from '@app/schemas/language'
import type { Context } from '../../../context/context.ts'
import { fail, isFailure } from '../../../failure/failure.ts'
import { doOnce } from '../../../once/once.ts'
import type { KeyRing } from '../../../security/key-ring.ts'
import { openDetails } from '../../found-accounts/details.ts'
import { type FoundAccountRow, findAccount } from '../../found-accounts/store.ts'
import { trackOne } from '../tracker.ts'
import { type Movable, requestMoves } from './request-moves.ts'

type Sent = BodyOf<typeof rolloverContracts.requestRollover>
type Asked = { readonly personId: string; readonly key: string; readonly language: Language }

/** Requests an account to be moved that a search has found, once. */
export async function requestFound(context: Context, { personId, key, language }: Asked, sent: Sent) {
  return doOnce(context, { personId, call: 'rollover', key, request: sent }, async (trx) => {
    const account = await findAccount(trx, personId, sent.pk)
    if (!account) return fail('not_found')
    const { kind, answer, is_mine } = account
    if (kind === 'no-match' || answer === 'nothing' || is_mine === 'no') return fail('not_in_this_state')
    const added = await requestMoves(context, trx, personId, [toMovable(context.keys, account)], sent)
    if (isFailure(added)) return added
    const [row] = added
    return row ? trackOne(context, trx, row, language) : fail('already_done')
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
