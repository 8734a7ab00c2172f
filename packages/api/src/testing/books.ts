import { closeDatabase, openDatabase } from '../db/database.ts'
import { advanceClock, readAheadMs } from '../demo/clock.ts'
import { listDeadLetters } from '../jobs/dead-letters.ts'
import { findJobCounts } from '../jobs/store.ts'
import { countDueJobs } from '../jobs/timed-jobs.ts'
import { isLedgerEven } from '../ledger/ledger.ts'
import { type SandboxAccount, sandboxAccount } from '../partners/brokerage/sandbox-account.ts'
import { type Kept, sandboxCardsShelf } from '../partners/payments/sandbox-cards-shelf.ts'
import { listObjects } from '../partners/sandbox/store.ts'
import { readKeyRing } from '../security/key-ring.ts'

/** What a running service and the sandboxes of its partners have written down, read past the service. */
export type Books = {
  readonly now: () => Promise<Date>
  /** Moves the clock ahead that the service goes by. */
  readonly advance: (ms: number) => Promise<void>
  /** How many jobs are due, wait or are worked on. */
  readonly countJobs: () => Promise<number>
  /** The names of jobs that were given up. */
  readonly givenUp: () => Promise<readonly string[]>
  readonly isEven: () => Promise<boolean>
  readonly brokerageAccounts: () => Promise<readonly SandboxAccount[]>
  readonly cardPayments: () => Promise<readonly Kept<'payment'>[]>
  /** Our names of the moves of money that the record keepers know of. */
  readonly moves: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

type Where = { readonly url: string; readonly dataFolder: string }

export function openBooks({ url, dataFolder }: Where): Books {
  const { ring: keys, problem } = readKeyRing({}, dataFolder)
  if (!keys) throw new Error(problem)
  const db = openDatabase({ url, maxConnections: 1, statementTimeoutMs: 30_000 })
  const now = async () => new Date(Date.now() + (await readAheadMs(db)))
  const cards = sandboxCardsShelf({ db, keys, now: () => new Date() })
  return {
    now,
    advance: (ms) => advanceClock(db, ms),
    countJobs: async () => {
      const { waiting, active, failed } = (await findJobCounts(db)) ?? { waiting: 0, active: 0, failed: 0 }
      return (await countDueJobs(db, await now())) + Number(waiting) + Number(active) + Number(failed)
    },
    givenUp: async () => (await listDeadLetters(db)).map(({ name, error }) => `${name}: ${error}`),
    isEven: () => isLedgerEven(db),
    brokerageAccounts: async () => (await listObjects({ db, keys }, 'brokerage', 'account')).map(({ body }) => sandboxAccount.parse(body)),
    cardPayments: async () => (await cards.list('payment')).map(({ body }) => body),
    moves: async () => (await listObjects({ db, keys }, 'record-keepers', 'move')).map(({ id }) => id),
    close: () => closeDatabase(db),
  }
}
