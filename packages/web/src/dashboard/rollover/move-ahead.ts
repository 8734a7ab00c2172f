import { sameNameKey } from '@app/schemas/rules/accounts/employers'
import { type FoundAccount, isOwned } from '../../screens/data/accounts/found-accounts.ts'
import type { Provider } from '../../screens/data/accounts/providers.ts'
import { isMoveRefused } from '../../screens/data/accounts/refused-moves.ts'
import { requestedMoves } from '../../screens/data/accounts/requested-moves.ts'
import type { RolloverNote } from '../../screens/data/accounts/rollover-notes.ts'
import type { Rollover } from '../../screens/data/accounts/rollovers.ts'
import { type Call, comingCalls, moveTopics } from '../../screens/data/calls/calls.ts'

export type Known = {
  readonly found: readonly FoundAccount[]
  readonly providers: readonly Provider[]
  readonly rollovers: readonly Rollover[]
  readonly calls: readonly Call[]
  readonly notes: readonly RolloverNote[]
}

/** What is next for accounts that a person wants to move and that nobody has been asked for yet. */
export type Ahead = { readonly names: readonly string[] } & (
  | { readonly next: 'book' | 'report' | 'not-reached' | 'missed' | 'more-needed' | 'destination' }
  | { readonly next: 'booked'; readonly call: Call }
)

/** Undefined where no account waits to be moved. What has been requested is shown by the tracker, and so is what was refused. */
export function moveAhead(known: Known, now: Date): Ahead | undefined {
  const names = namesAhead(known)
  if (names.length === 0) return undefined
  const calls = known.calls.filter(({ topic }) => moveTopics.includes(topic))
  const [call] = comingCalls(calls, now)
  if (call) return { names, next: 'booked', call }
  const last = calls
    .filter(({ state }) => state !== 'cancelled' && state !== 'lost' && state !== 'waiting_for_partner')
    .toSorted((one, other) => other.starts_at.localeCompare(one.starts_at))[0]
  const report = known.notes.find(({ about }) => about === 'call')
  if (report && (!last || report.noted_at >= last.starts_at)) return { names, next: afterReport(report) }
  if (!last) return { names, next: 'book' }
  return { names, next: last.state === 'missed' ? 'missed' : 'report' }
}

function afterReport({ outcome }: RolloverNote) {
  if (outcome === 'done') return 'destination'
  return outcome === 'more-needed' ? 'more-needed' : 'not-reached'
}

/** The accounts that a person wants to move and that nobody has been asked for yet. */
export function namesAhead({ found, providers, rollovers }: Pick<Known, 'found' | 'providers' | 'rollovers'>): readonly string[] {
  const ticked = found.filter(
    (account) => account.selected && account.rollover === null && isOwned(account) && !isMoveRefused(account, rollovers),
  )
  // An account that was linked or entered is called after who holds it, or after the employer where that is not known.
  const requested = new Set(
    rollovers
      .filter(({ source }) => source !== 'found')
      .map(({ record_keeper_name: keeper, employer_name }) => sameNameKey(keeper ?? employer_name)),
  )
  const named = requestedMoves(found, providers).filter(({ record_keeper_name: name }) => !requested.has(sameNameKey(name)))
  return [...ticked.map(({ employer_name }) => employer_name), ...named.map(({ record_keeper_name }) => record_keeper_name)]
}
