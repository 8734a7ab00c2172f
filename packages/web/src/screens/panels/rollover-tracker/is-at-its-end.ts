import { dayOf, daysBetween } from '@app/schemas/rules/days/days'
import type { Rollover } from '../../data/accounts/rollovers.ts'
import type { BrokerageAccount } from '../../data/money/ira-accounts.ts'

/** Whether any of the money goes to an account here. */
export function goesHere({ to }: Pick<Rollover, 'to'>): boolean {
  return to.some(({ kind }) => kind === 'ours')
}

/** Money that came here is at its end once it is invested; elsewhere once it is there, since what becomes of it nobody tells us. */
export function isAtItsEnd(accounts: readonly BrokerageAccount[], { stages, to }: Pick<Rollover, 'stages' | 'to'>): boolean {
  const received = stages.find(({ stage }) => stage === 'received')?.reached_on
  if (!received) return false
  if (!goesHere({ to })) return true
  return accounts.some(({ is_active, invested, valued_at: at }) => is_active && invested > 0 && at !== null && at.slice(0, 10) >= received)
}

/** A move that is over: nothing of it is under way, and nothing is left to do. */
export function isOver(accounts: readonly BrokerageAccount[], rollover: Rollover): boolean {
  if (rollover.state === 'cancelled') return true
  return rollover.state === 'received' && isAtItsEnd(accounts, rollover) && !isLookedInto(rollover)
}

/** So long a colleague has to find out why another sum came than was sent. */
const lookedIntoDays = 60

function isLookedInto({ payments, stages }: Rollover): boolean {
  const received = stages.find(({ stage }) => stage === 'received')?.reached_on
  const isDifferent = payments.some(({ said, arrived }) => arrived !== null && arrived !== said)
  return isDifferent && received != null && daysBetween(received, dayOf(new Date())) < lookedIntoDays
}
