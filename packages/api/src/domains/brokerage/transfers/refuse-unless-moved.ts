import type { Context } from '../../../context/context.ts'
import { type PartnerTransfer, type Reply, refused, replied, type Unanswered, unavailable } from '../../../partners/brokerage/brokerage.ts'
import { againOf } from './transfer-store.ts'

type Sent = Pick<Unanswered, 'reference' | 'amountCents' | 'direction'> & {
  /** The account that it is of: ours, and the partner’s name for it. */
  readonly account: { readonly id: string; readonly partner_id: string | null } | undefined
  readonly tries: number
  readonly askedAt: Date
}

/** What may not be sent any more is refused, unless an earlier request has moved it: only the partner can say that none has. */
export async function refuseUnlessMoved(
  context: Context,
  { account, tries, askedAt, ...sent }: Sent,
  reason: string,
): Promise<Reply<PartnerTransfer>> {
  if (tries === 1 || !account?.partner_id) return refused(reason)
  const again = await againOf(context.db, account.id, askedAt)
  const found = await context.partners.brokerage.findUnanswered({ ...sent, accountId: account.partner_id, again })
  // Whatever keeps the partner from saying so, the money may have moved.
  if (!found.ok) return unavailable
  return found.value === undefined ? refused(reason) : replied(found.value)
}
