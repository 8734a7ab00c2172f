import type { Rollover } from '../../data/accounts/rollovers.ts'
import type { BrokerageAccount } from '../../data/money/ira-accounts.ts'

/** Whether money that arrived is at work, as far as it went to an account here: elsewhere nobody tells us. */
export function isInvestedSince(accounts: readonly BrokerageAccount[], { stages }: Pick<Rollover, 'stages'>): boolean {
  const received = stages.find(({ stage }) => stage === 'received')?.reached_on
  if (!received) return false
  return accounts.some(({ is_active, invested, valued_at: at }) => is_active && invested > 0 && at !== null && at.slice(0, 10) >= received)
}
