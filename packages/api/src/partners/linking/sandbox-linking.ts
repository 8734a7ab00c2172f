import { addBusinessDays, dayOf } from '@app/schemas/rules/days/days'
import type { CoreContext } from '../../core/core-context.ts'
import { type Email, sameInAll } from '../../core/email.ts'
import { transaction } from '../../db/transactions/transaction.ts'
import type { JobHandlers } from '../../jobs/job-handlers.ts'
import { hashToken } from '../../security/random-token.ts'
import type { Post } from '../mail/post-email.ts'
import { addObject } from '../sandbox/store.ts'
import type { Deliver } from '../webhooks/webhooks.ts'
import { type LinkingPartner, refused, unavailable } from './linking.ts'
import { checkDeposit } from './sandbox-deposits.ts'
import { accessTokenOf, findItem, itemIdOf, putItem, type SandboxItem, sandboxPartner } from './sandbox-items.ts'
import { readSandboxToken, type SandboxLink } from './sandbox-tokens.ts'
import { deliverSigned, verifySandbox } from './sandbox-webhooks.ts'

const dayMs = 86_400_000
const tokenLastsMs = 4 * 3_600_000
const eventJob = 'sandbox-linking-event'
const triesOfDeposit = 3
const depositLastsDays = 7

/**
 * Stands in for the linking company, its banks and plans. What a link is like is chosen by its public token (sandbox-tokens.ts). The code
 * of a small deposit comes as an e-mail to statement@bank.example, beside the other e-mails that nobody sends.
 */
export function sandboxLinking(
  context: CoreContext & { readonly post: Post },
  deliver: Deliver,
): { readonly linking: LinkingPartner; readonly jobs: JobHandlers } {
  const { db, keys, now } = context
  const isFirst = (id: string) => addObject(context, { partner: sandboxPartner, id, kind: 'used', body: true }, now())

  const linking: LinkingPartner = {
    kind: 'sandbox',

    // Mending is done by opening the window: nobody signs in in a sandbox.
    createLinkToken: async ({ kind, accessToken }) => {
      const item = accessToken === undefined ? undefined : await findItem(context, itemIdOf(accessToken))
      if (accessToken !== undefined && (!item || item.isRemoved)) return refused
      if (item && accessToken !== undefined) await putItem(context, itemIdOf(accessToken), { ...item, needsLogin: false }, now())
      const linkToken = `link-sandbox-${kind}-${context.newId()}`
      return { ok: true, token: { linkToken, expiresAt: new Date(now().getTime() + tokenLastsMs), requestId: context.newId() } }
    },

    exchange: async (publicToken) => {
      const link = readSandboxToken(publicToken)
      if (!link || link.fails === 'declined') return refused
      const name = hashToken(publicToken)
      if (link.fails === 'down' || link.fails === 'timeout') return unavailable
      if (link.fails === 'down-once' && (await isFirst(`asked ${name}`))) return unavailable
      if (!(await isFirst(`used ${name}`))) return refused
      const itemId = `item-${context.newId()}`
      await openItem(context, itemId, link)
      return { ok: true, accessToken: accessTokenOf(itemId), itemId }
    },

    accounts: async (accessToken) => {
      const item = await findItem(context, itemIdOf(accessToken))
      if (!item || item.isRemoved) return refused
      return item.needsLogin ? { ok: false, why: 'login-required' } : { ok: true, accounts: [item.account] }
    },

    verifyDeposits: ({ accessToken, publicToken }) =>
      transaction(db, (trx) => checkDeposit({ db: trx, keys }, itemIdOf(accessToken), publicToken, now()), context.random),

    remove: async (accessToken) => {
      const item = await findItem(context, itemIdOf(accessToken))
      if (item) await putItem(context, itemIdOf(accessToken), { ...item, isRemoved: true, needsLogin: false }, now())
      return { ok: true }
    },

    verifyWebhook: verifySandbox(keys),
  }

  const events: Readonly<Record<string, (itemId: string, item: SandboxItem) => Promise<object | undefined>>> = {
    'login-required': async (itemId, item) => {
      await putItem(context, itemId, { ...item, needsLogin: true }, now())
      return { webhook_type: 'ITEM', webhook_code: 'ERROR', error: { error_code: 'ITEM_LOGIN_REQUIRED' } }
    },
    arrived: async (_itemId, { account, deposit }) => {
      await db.transaction().execute((trx) => context.post(trx, statement(deposit?.code ?? '')))
      return { webhook_type: 'AUTH', webhook_code: 'SMS_MICRODEPOSITS_VERIFICATION', account_id: account.accountId, status: 'SENT' }
    },
    expired: async (itemId, item) => {
      if (item.account.verification !== 'pending') return undefined
      await putItem(context, itemId, { ...item, account: { ...item.account, verification: 'expired' } }, now())
      return { webhook_type: 'AUTH', webhook_code: 'VERIFICATION_EXPIRED', account_id: item.account.accountId }
    },
  }

  const work = async ({ itemId = '', event = '' }: Readonly<Record<string, string>>) => {
    const item = await findItem(context, itemId)
    const message = item && !item.isRemoved ? await events[event]?.(itemId, item) : undefined
    if (message) await deliverSigned(keys, deliver, { ...message, item_id: itemId, environment: 'sandbox' }, now())
  }
  return { linking, jobs: { [eventJob]: { work } } }
}

async function openItem(
  context: CoreContext & { readonly post: Post },
  itemId: string,
  { kind, account, loginAfterDays, depositDays }: SandboxLink,
): Promise<void> {
  const now = context.now()
  const arrivesAt = new Date(`${addBusinessDays(dayOf(now), depositDays)}T14:00:00Z`)
  const expiresAt = new Date(arrivesAt.getTime() + depositLastsDays * dayMs)
  const deposit = kind === 'hand' ? { code: codeOf(context.random), arrivesAt, expiresAt, triesLeft: triesOfDeposit } : null
  const item: SandboxItem = { account: { ...account, accountId: `account-${itemId}` }, needsLogin: false, isRemoved: false, deposit }
  await context.db.transaction().execute(async (trx) => {
    await putItem({ db: trx, keys: context.keys }, itemId, item, now)
    const tell = (event: string, at: Date) => context.jobs.send(trx, eventJob, { itemId, event }, at)
    if (deposit) await tell('arrived', arrivesAt)
    if (deposit) await tell('expired', expiresAt)
    if (loginAfterDays !== undefined) await tell('login-required', new Date(now.getTime() + loginAfterDays * dayMs))
  })
}

function codeOf(random: () => number): string {
  return Array.from({ length: 3 }, () => String.fromCharCode(65 + Math.floor(random() * 26))).join('')
}

function statement(code: string): Email {
  return {
    kind: 'sandbox-bank-statement',
    to: 'statement@bank.example',
    link: '/dashboard/settings',
    ...sameInAll({
      subject: 'A line on your bank statement',
      paragraphs: [`Deposit of $0.01, marked ${code}.`, 'In the sandbox, this is where your bank would show the small deposit.'],
    }),
  }
}
