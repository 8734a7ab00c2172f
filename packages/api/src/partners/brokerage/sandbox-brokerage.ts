import { dayOf } from '@app/schemas/rules/days/days'
import type { CoreContext } from '../../core/core-context.ts'
import { transaction } from '../../db/transactions/transaction.ts'
import type { JobHandlers } from '../../jobs/job-handlers.ts'
import type { JobData } from '../../jobs/jobs.ts'
import type { Deliver } from '../webhooks/webhooks.ts'
import { type Brokerage, type PartnerAccount, type PartnerTransfer, type Reply, refused, replied, unavailable } from './brokerage.ts'
import {
  acceptDocument,
  activate,
  addTransfer,
  bringBack,
  expectOver,
  expectPayment,
  isFirstUnreadable,
  mailAfterOpening,
  newAccount,
  returnMail,
  review,
  type SandboxAccount,
  type SandboxTransfer,
  sendOver,
  settle,
} from './sandbox-account.ts'
import { readMessage, signMessage } from './sandbox-messages.ts'
import { type Changed, findAccount, isDown, isFirst, saveAccount, stepJob } from './sandbox-store.ts'

const partner = 'brokerage'
const webhookJob = 'sandbox-brokerage-tell'

/**
 * A brokerage that behaves. An account is reviewed on the next bank day and active on the second.
 *
 * The last four digits of the Social Security number choose how opening goes: 0001 asks for a photo ID, 0002 for a statement with the
 * address, 0003 for both, 0004 takes a day longer, 0005 opens it but the first answer is lost, 0006 is down for the first two tries,
 * 0007 asks for a statement and cannot read the first, 0008 opens it and its letter comes back from the address, 0009 is rejected. With
 * “Blurred” in the street it asks for both papers and cannot read the first photo, whatever the digits.
 *
 * Deposits arrive after 1 to 3 bank days, by their dollars; withdrawals after one. The cents of an amount choose what else happens:
 * .01 a deposit comes back (R01) after four days, .02 it is refused, .03 it is taken but the first answer is lost, .04 the partner is
 * down for the first two tries, .05 each message comes twice, .06 a deposit comes back (R10) after ten days, .07 it comes back without
 * having arrived, .08 a withdrawal comes back (R03) after three days.
 *
 * Beneficiaries are taken at once. One whose last name is Refused is refused; with one named Busy it is down for the first two tries.
 *
 * A contribution that is changed to the other kind of IRA is there after one bank day; its cents do what they do to a withdrawal, and .08 says no to it
 * on that day.
 *
 * Checks of old plans arrive after 4 bank days, wires after one. The name of the sender chooses what else happens: with “Lost” in it the
 * check never arrives, with “Short” $100 are missing, with “Bounce” it comes back two days after it arrived.
 */
export function sandboxBrokerage(context: CoreContext, deliver: Deliver): { readonly brokerage: Brokerage; readonly jobs: JobHandlers } {
  const { keys, now } = context

  const change = (accountId: string, at: Date, work: (account: SandboxAccount) => Changed, transferId?: string) =>
    transaction(
      context.db,
      async (trx) => {
        const before = await findAccount(trx, keys, accountId)
        if (!before) return undefined
        const { account, planned } = work(before)
        await saveAccount(context, trx, account, planned, at)
        if (account !== before) await context.jobs.send(trx, webhookJob, about(account, transferId))
        return account
      },
      context.random,
    )

  const step = async ({ account: accountId = '', transfer = '', step: name = '' }: JobData, at: Date) => {
    const steps: Readonly<Record<string, (account: SandboxAccount) => Changed>> = {
      review,
      activate: (account) => {
        const active = activate(account)
        return { account: active, planned: mailAfterOpening(active) }
      },
      'return-mail': (account) => ({ account: returnMail(account, dayOf(at)), planned: [] }),
      settle: (account) => ({ account: settle(account, transfer, at), planned: [] }),
      return: (account) => ({ account: bringBack(account, transfer, at), planned: [] }),
    }
    const work = steps[name]
    if (work) await change(accountId, at, work, transfer || undefined)
  }

  const tell = async ({ account = '', transfer = '', id = '', times = '1' }: JobData) => {
    const raw = JSON.stringify({ id, at: now(), account, ...(transfer && { transfer }) })
    for (let time = 0; time < Number(times); time++) await deliver(partner, signMessage(keys, raw), raw)
  }

  const brokerage: Brokerage = {
    name: 'sandbox',
    openAccount: async ({ reference, ssn, streetAddress }) => {
      const id = `acct-${reference}`
      if (ssn.endsWith('0006') && (await isDown(context, id))) return unavailable
      const account = await open(context, id, { ssn, streetAddress })
      return ssn.endsWith('0005') && (await isFirst(context, id)) ? unavailable : replied(toAccount(account))
    },
    findAccount: async (id) => replyWith(await findAccount(context.db, keys, id), toAccount),
    nameBeneficiaries: async (id, people) => {
      if (people.some(({ lastName }) => lastName === 'Busy') && (await isDown(context, `${id} beneficiaries`))) return unavailable
      if (people.some(({ lastName }) => lastName === 'Refused')) return refused('beneficiary-not-accepted')
      return replyWith(
        await change(id, now(), (account) => ({ account: { ...account, beneficiaries: people }, planned: [] })),
        () => true as const,
      )
    },
    sendFile: async (id, { document }) => {
      const asked = await findAccount(context.db, keys, id)
      if (asked && isFirstUnreadable(asked, document) && (await isFirst(context, `${id} ${document}`)))
        return refused('document-unreadable')
      return replyWith(await change(id, now(), (account) => acceptDocument(account, document)), () => true as const)
    },
    moveMoney: async ({ reference, accountId, amountCents, purpose: { direction } }) => {
      const id = `move-${reference}`
      if (amountCents % 100 === 4 && (await isDown(context, id))) return unavailable
      const add = (account: SandboxAccount) =>
        account.transfers[id] ? { account, planned: [] } : addTransfer(account, id, direction, amountCents, now())
      const account = await change(accountId, now(), add, id)
      const moved = account?.transfers[id]
      if (!moved) return refused('unknown-account')
      if (moved.state === 'REFUSED') return refused(moved.reason ?? 'not-accepted')
      return amountCents % 100 === 3 && (await isFirst(context, id)) ? unavailable : replied(toTransfer(id, moved))
    },
    expectRollover: async ({ reference, accountId, ...expected }) => {
      const id = `move-${reference}`
      const add = (account: SandboxAccount) =>
        account.transfers[id] ? { account, planned: [] } : expectPayment(account, id, expected, now())
      const moved = (await change(accountId, now(), add, id))?.transfers[id]
      return moved ? replied(toTransfer(id, moved)) : refused('unknown-account')
    },
    recharacterize: async ({ reference, fromAccountId, toAccountId, amountCents }) => {
      const id = `over-${reference}`
      if (amountCents % 100 === 4 && (await isDown(context, id))) return unavailable
      if (!(await findAccount(context.db, keys, toAccountId))) return refused('unknown-account')
      const once = (add: typeof sendOver) => (account: SandboxAccount) =>
        account.transfers[id] ? { account, planned: [] } : add(account, id, amountCents, now())
      const sent = (await change(fromAccountId, now(), once(sendOver), id))?.transfers[id]
      if (!sent) return refused('unknown-account')
      if (sent.state === 'REFUSED') return refused(sent.reason ?? 'not-accepted')
      await change(toAccountId, now(), once(expectOver), id)
      return amountCents % 100 === 3 && (await isFirst(context, id)) ? unavailable : replied(toTransfer(id, sent))
    },
    findTransfer: async (accountId, id) => {
      const moved = (await findAccount(context.db, keys, accountId))?.transfers[id]
      return moved ? replied(toTransfer(id, moved)) : refused('unknown-transfer')
    },
    moneyOf: async (id) => replyWith(await findAccount(context.db, keys, id), ({ cashCents }) => ({ cashCents, positions: [] })),
    verify: (headers, raw) => readMessage(keys, headers, raw),
  }
  return { brokerage, jobs: { [stepJob]: { work: (data, { at }) => step(data, at) }, [webhookJob]: { work: tell } } }
}

async function open(context: CoreContext, id: string, applicant: Parameters<typeof newAccount>[1]): Promise<SandboxAccount> {
  return transaction(
    context.db,
    async (trx) => {
      const before = await findAccount(trx, context.keys, id)
      if (before) return before
      const { account, planned } = newAccount(id, applicant)
      await saveAccount(context, trx, account, planned, context.now())
      return account
    },
    context.random,
  )
}

/** The same id for the same news: repeated after a crash it is one message. */
function about(account: SandboxAccount, transferId: string | undefined): JobData {
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

function replyWith<To>(account: SandboxAccount | undefined, to: (account: SandboxAccount) => To): Reply<To> {
  return account ? replied(to(account)) : refused('unknown-account')
}

function toAccount({ id, number, state, asked, returnedMail }: SandboxAccount): PartnerAccount {
  return { id, number, state, asked, ...(returnedMail && { returnedMail }) }
}

function toTransfer(id: string, { state, reason, at, amountCents, payment }: SandboxTransfer): PartnerTransfer {
  return { id, state, reason, at: new Date(at), ...(payment && { amountCents }) }
}
