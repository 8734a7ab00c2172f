import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { dayOf, startOfDay } from '@app/schemas/rules/days/days'
import type { CoreContext } from '../../core/core-context.ts'
import type { Queries } from '../../db/database.ts'
import { transaction } from '../../db/transactions/transaction.ts'
import type { JobData, JobHandlers } from '../../jobs/jobs.ts'
import { addObject, findObject, putObject } from '../sandbox/store.ts'
import type { Deliver } from '../webhooks/webhooks.ts'
import {
  activate,
  bringBack,
  mailAfterOpening,
  type Planned,
  returnMail,
  review,
  type SandboxAccount,
  sandboxAccount,
  settle,
} from './sandbox-account.ts'
import { signMessage } from './sandbox-messages.ts'

const partner = 'brokerage'
const webhookJob = 'sandbox-brokerage-tell'
const stepJob = 'sandbox-brokerage-step'
const worksAtHour = 15

/** What the sandbox does with an account at one moment: its state then, and what comes later. */
export type Changed = { readonly account: SandboxAccount; readonly planned: readonly Planned[] }

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

export async function saveAccount(
  { keys, jobs }: CoreContext,
  trx: Queries,
  account: SandboxAccount,
  planned: readonly Planned[],
  at: Date,
): Promise<void> {
  await putObject({ db: trx, keys }, { partner, id: account.id, kind: 'account', body: account }, at)
  for (const { step, bankDays, transfer = '' } of planned) {
    await jobs.send(trx, stepJob, { account: account.id, step, transfer }, workTime(at, bankDays))
  }
}

export async function findAccount(db: Queries, keys: CoreContext['keys'], id: string): Promise<SandboxAccount | undefined> {
  const found = await findObject({ db, keys }, partner, id)
  return found && sandboxAccount.parse(found.body)
}

/** Whether it is asked for the first time. */
export function isFirst({ db, keys, now }: CoreContext, id: string): Promise<boolean> {
  return addObject({ db, keys }, { partner, id: `asked ${id}`, kind: 'asked', body: null }, now())
}

/** The first two times. */
export async function isDown({ db, keys, now }: CoreContext, id: string): Promise<boolean> {
  const ask = (time: number) => addObject({ db, keys }, { partner, id: `down ${time} ${id}`, kind: 'down', body: null }, now())
  return (await ask(1)) || (await ask(2))
}

/** On that bank day, in the afternoon. */
function workTime(from: Date, bankDays: number): Date {
  return new Date(startOfDay(addBankDays(dayOf(from), bankDays)).getTime() + worksAtHour * 3_600_000)
}

type Step = (account: SandboxAccount, at: Date, transfer: string) => Changed

/** What becomes of accounts and transfers by itself, on the day that was planned for it. */
const steps: Readonly<Record<string, Step>> = {
  review,
  activate: (account) => {
    const active = activate(account)
    return { account: active, planned: mailAfterOpening(active) }
  },
  'return-mail': (account, at) => ({ account: returnMail(account, dayOf(at)), planned: [] }),
  settle: (account, at, transfer) => ({ account: settle(account, transfer, at), planned: [] }),
  return: (account, at, transfer) => ({ account: bringBack(account, transfer, at), planned: [] }),
}

export function stepJobs(context: CoreContext): JobHandlers {
  return {
    [stepJob]: {
      work: async ({ account: accountId = '', transfer = '', step: name = '' }, { at }) => {
        const step = steps[name]
        if (!step) return
        const work = (account: SandboxAccount) => step(account, at, transfer)
        await changeAccount(context, { accountId, at, work, transferId: transfer || undefined })
      },
    },
  }
}
