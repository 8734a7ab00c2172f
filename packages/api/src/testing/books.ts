import { z } from 'zod'
import { closeDatabase, openDatabase } from '../db/database.ts'
import { advanceClock, readAheadMs } from '../demo/clock.ts'
import { listDeadLetters } from '../jobs/dead-letters.ts'
import { countDueJobs } from '../jobs/send-jobs.ts'
import { countJobs } from '../jobs/store.ts'
import { isLedgerEven } from '../ledger/ledger.ts'
import { type SandboxAccount, sandboxAccount } from '../partners/brokerage/sandbox-account.ts'
import { sandboxCardsStore } from '../partners/payments/sandbox-cards-store.ts'
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
  /** What the companies say is paid: by cards under our name of it, by PayPal under theirs. */
  readonly paid: () => Promise<readonly string[]>
  /** Our names of the moves of money that the record keepers know of. */
  readonly moves: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

type Where = { readonly url: string; readonly dataFolder: string }

const paypalOrder = z.object({ amountCents: z.int(), state: z.string() })

export function openBooks({ url, dataFolder }: Where): Books {
  const { ring: keys, problem } = readKeyRing({}, dataFolder)
  if (!keys) throw new Error(problem)
  const db = openDatabase({ url, maxConnections: 1, statementTimeoutMs: 30_000 })
  const now = async () => new Date(Date.now() + (await readAheadMs(db)))
  const cards = sandboxCardsStore({ db, keys, now: () => new Date() })
  return {
    now,
    advance: (ms) => advanceClock(db, ms),
    countJobs: async () => {
      const { waiting, active, failed } = await countJobs(db)
      return (await countDueJobs(db, await now())) + Number(waiting) + Number(active) + Number(failed)
    },
    givenUp: async () => (await listDeadLetters(db)).map(({ name, error }) => `${name}: ${error}`),
    isEven: () => isLedgerEven(db),
    brokerageAccounts: async () => (await listObjects({ db, keys }, 'brokerage', 'account')).map(({ body }) => sandboxAccount.parse(body)),
    paid: async () => {
      const byCard = (await cards.list('payment')).map(({ body }) => ({ ...body, name: `stripe ${body.reference}` }))
      const orders = await listObjects({ db, keys }, 'paypal', 'order')
      const byPayPal = orders.map(({ id, body }) => ({ ...paypalOrder.parse(body), name: `paypal ${id}` }))
      return [...byCard, ...byPayPal].filter(({ state }) => state === 'paid').map(({ name, amountCents }) => `${name} ${amountCents}`)
    },
    moves: async () => (await listObjects({ db, keys }, 'record-keepers', 'move')).map(({ id }) => id),
    close: () => closeDatabase(db),
  }
}
