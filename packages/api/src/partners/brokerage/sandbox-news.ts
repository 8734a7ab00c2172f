import type { CoreContext } from '../../core/core-context.ts'
import { transaction } from '../../db/transactions/transaction.ts'
import type { JobHandlers } from '../../jobs/job-handlers.ts'
import type { JobData } from '../../jobs/jobs.ts'
import type { Deliver } from '../webhooks/webhooks.ts'
import type { SandboxAccount } from './sandbox-account.ts'
import { signMessage } from './sandbox-messages.ts'
import { type Changed, findAccount, saveAccount } from './sandbox-store.ts'

const partner = 'brokerage'
const webhookJob = 'sandbox-brokerage-tell'

type Change = {
  readonly accountId: string
  readonly at: Date
  readonly work: (account: SandboxAccount) => Changed
  /** The transfer that the news is about, where it is about one. */
  readonly transferId?: string | undefined
}

/** Changes an account, and sends news of it in the same transaction. Undefined where there is no such account. */
export function changeAccount(context: CoreContext, { accountId, at, work, transferId }: Change): Promise<SandboxAccount | undefined> {
  return transaction(
    context.db,
    async (trx) => {
      const before = await findAccount(trx, context.keys, accountId)
      if (!before) return undefined
      const { account, planned } = work(before)
      await saveAccount(context, trx, account, planned, at)
      if (account !== before) await context.jobs.send(trx, webhookJob, newsOf(account, transferId))
      return account
    },
    context.random,
  )
}

/** Sends the news as a webhook of the partner. */
export function newsJobs({ keys, now }: CoreContext, deliver: Deliver): JobHandlers {
  const work = async ({ account = '', transfer = '', id = '', times = '1' }: JobData) => {
    const raw = JSON.stringify({ id, at: now(), account, ...(transfer && { transfer }) })
    for (let time = 0; time < Number(times); time++) await deliver(partner, signMessage(keys, raw), raw)
  }
  return { [webhookJob]: { work } }
}

/** The same id for the same news: repeated after a crash it is one message. */
function newsOf(account: SandboxAccount, transferId: string | undefined): JobData {
  const moved = transferId === undefined ? undefined : account.transfers[transferId]
  const id = [
    account.id,
    transferId ?? '',
    moved?.state ?? account.state,
    ...(moved ? [] : account.asked),
    moved ? '' : (account.returnedMail?.id ?? ''),
  ]
    .join(' ')
    .trimEnd()
  const times = moved && !moved.payment && moved.amountCents % 100 === 5 ? '2' : '1'
  return { account: account.id, transfer: transferId ?? '', id, times }
}
