import type { CoreContext } from '../../core/core-context.ts'
import { transaction } from '../../db/transactions/transaction.ts'
import { type Brokerage, type PartnerAccount, type Reply, refused, replied, unavailable } from './brokerage.ts'
import { acceptDocument, isFirstUnreadable, newAccount, type SandboxAccount } from './sandbox-account.ts'
import { type Changed, changeAccount, findAccount, isDown, isFirst, saveAccount } from './sandbox-changes.ts'

type Opening = Pick<Brokerage, 'openAccount' | 'findAccount' | 'nameBeneficiaries' | 'sendFile' | 'moneyOf'>

/** Accounts of the sandbox: they are opened, show papers, name beneficiaries, and say what is in them. */
export function sandboxOpening(context: CoreContext): Opening {
  const { db, keys, now } = context
  const find = (id: string) => findAccount(db, keys, id)
  const change = (accountId: string, work: (account: SandboxAccount) => Changed) => changeAccount(context, { accountId, at: now(), work })
  return {
    openAccount: async ({ reference, ssn, streetAddress }) => {
      const id = `acct-${reference}`
      if (ssn.endsWith('0006') && (await isDown(context, id))) return unavailable
      const account = await open(context, id, { ssn, streetAddress })
      return ssn.endsWith('0005') && (await isFirst(context, id)) ? unavailable : replied(toAccount(account))
    },
    findAccount: async (id) => replyWith(await find(id), toAccount),
    nameBeneficiaries: async (id, people) => {
      if (people.some(({ lastName }) => lastName === 'Busy') && (await isDown(context, `${id} beneficiaries`))) return unavailable
      if (people.some(({ lastName }) => lastName === 'Refused')) return refused('beneficiary-not-accepted')
      return replyWith(await change(id, (account) => ({ account: { ...account, beneficiaries: people }, planned: [] })), () => true)
    },
    sendFile: async (id, { document }) => {
      const asked = await find(id)
      if (asked && isFirstUnreadable(asked, document) && (await isFirst(context, `${id} ${document}`)))
        return refused('document-unreadable')
      return replyWith(await change(id, (account) => acceptDocument(account, document)), () => true)
    },
    moneyOf: async (id) => replyWith(await find(id), ({ cashCents }) => ({ cashCents, positions: [] })),
  }
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

function replyWith<To>(account: SandboxAccount | undefined, to: (account: SandboxAccount) => To): Reply<To> {
  return account ? replied(to(account)) : refused('unknown-account')
}

function toAccount({ id, number, state, asked, returnedMail }: SandboxAccount): PartnerAccount {
  return { id, number, state, asked, ...(returnedMail && { returnedMail }) }
}
