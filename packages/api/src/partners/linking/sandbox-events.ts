import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { dayOf } from '@app/schemas/rules/days/days'
import type { CoreContext } from '../../core/core-context.ts'
import { type Email, sameInAll } from '../../core/email.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import type { Post } from '../mail/post-email.ts'
import type { Deliver } from '../webhooks/webhooks.ts'
import { findItem, putItem, type SandboxItem } from './sandbox-items.ts'
import type { SandboxLink } from './sandbox-tokens.ts'
import { deliverSigned } from './sandbox-webhooks.ts'

const dayMs = 86_400_000
const eventJob = 'sandbox-linking-event'
const triesOfDeposit = 3
const depositLastsDays = 7

export type LinkingContext = CoreContext & { readonly post: Post }

/** Saves a link, with what happens to it later. */
export async function openItem(
  context: LinkingContext,
  itemId: string,
  { kind, account, loginAfterDays, depositDays }: SandboxLink,
): Promise<void> {
  const now = context.now()
  const arrivesAt = new Date(`${addBankDays(dayOf(now), depositDays)}T14:00:00Z`)
  const expiresAt = new Date(arrivesAt.getTime() + depositLastsDays * dayMs)
  const deposit = kind === 'hand' ? { code: codeOf(context.random), arrivesAt, expiresAt, triesLeft: triesOfDeposit } : null
  const needsLogin = loginAfterDays === 0
  const item: SandboxItem = { account: { ...account, accountId: `account-${itemId}` }, needsLogin, isRemoved: false, deposit }
  await context.db.transaction().execute(async (trx) => {
    await putItem({ db: trx, keys: context.keys }, itemId, item, now)
    const tell = (event: string, at: Date) => context.jobs.send(trx, eventJob, { itemId, event }, at)
    if (deposit) await tell('arrived', arrivesAt)
    if (deposit) await tell('expired', expiresAt)
    if (loginAfterDays) await tell('login-required', new Date(now.getTime() + loginAfterDays * dayMs))
  })
}

/** What happens to links by itself, and the webhooks that report it. */
export function sandboxEvents(context: LinkingContext, deliver: Deliver): JobHandlers {
  const { keys, now } = context
  const events = eventsOf(context)
  const work = async ({ itemId = '', event = '' }: Readonly<Record<string, string>>) => {
    const item = await findItem(context, itemId)
    const message = item && !item.isRemoved ? await events[event]?.(itemId, item) : undefined
    if (message) await deliverSigned(keys, deliver, { ...message, item_id: itemId, environment: 'sandbox' }, now())
  }
  return { [eventJob]: { work } }
}

type Happens = (itemId: string, item: SandboxItem) => Promise<object | undefined>

/** What each event does to a link, and its message. Without one nothing has happened. */
function eventsOf(context: LinkingContext): Readonly<Record<string, Happens>> {
  const { db, now } = context
  return {
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
