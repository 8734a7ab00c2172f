import type { Rollover } from '../../data/accounts/rollovers.ts'
import type { TrackerWords } from './rollover-tracker.words.ts'

type Where = Pick<Rollover, 'state' | 'record_keeper_name' | 'payments' | 'to'>

/** Who has a move in hand now: a person, the old plan, the mail. What was refused stays where it is. Undefined for what was canceled. */
export function holderNow({ state, record_keeper_name: keeper, payments, to }: Where, said: TrackerWords): string | undefined {
  const oldPlan = keeper ?? said.holders.oldPlan
  if (state === 'waiting_for_signature') return said.holders.you
  if (state === 'waiting_for_partner') return said.holders.us
  if (state === 'requested' || state === 'accepted' || state === 'cancelling' || state === 'refused') return oldPlan
  if (state === 'received') return said.holders.arrived(to.map(({ name }) => name).join(', '))
  if (state !== 'sent') return undefined
  return payments.some(({ way, state: at }) => way === 'wire' && at === 'sent') ? said.holders.wire : said.holders.check
}
