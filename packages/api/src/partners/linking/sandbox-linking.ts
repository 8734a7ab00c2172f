import { transaction } from '../../db/transactions/transaction.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { hashToken } from '../../security/random-token.ts'
import { addObject } from '../sandbox/store.ts'
import type { Deliver } from '../webhooks/webhooks.ts'
import { type LinkingPartner, refused, unavailable } from './linking.ts'
import { checkDeposit } from './sandbox-deposits.ts'
import { type LinkingContext, openItem, sandboxEvents } from './sandbox-events.ts'
import { accessTokenOf, findItem, itemIdOf, putItem, sandboxPartner } from './sandbox-items.ts'
import { readSandboxToken } from './sandbox-tokens.ts'
import { verifySandbox } from './sandbox-webhooks.ts'

const tokenLastsMs = 4 * 3_600_000

/**
 * Stands in for the linking company, its banks and plans. What a link is like is chosen by its public token (sandbox-tokens.ts). The code
 * of a small deposit comes as an e-mail to statement@bank.example, beside the other e-mails that nobody sends.
 */
export function sandboxLinking(
  context: LinkingContext,
  deliver: Deliver,
): { readonly linking: LinkingPartner; readonly jobs: JobHandlers } {
  return { linking: sandboxCalls(context), jobs: sandboxEvents(context, deliver) }
}

function sandboxCalls(context: LinkingContext): LinkingPartner {
  const { db, keys, now } = context
  return {
    kind: 'sandbox',

    // Mending is done by opening the window: nobody signs in in a sandbox.
    createLinkToken: async ({ kind, accessToken }) => {
      const item = accessToken === undefined ? undefined : await findItem(context, itemIdOf(accessToken))
      if (accessToken !== undefined && (!item || item.isRemoved)) return refused
      if (item && accessToken !== undefined) await putItem(context, itemIdOf(accessToken), { ...item, needsLogin: false }, now())
      const linkToken = `link-sandbox-${kind}-${context.newId()}`
      return { ok: true, token: { linkToken, expiresAt: new Date(now().getTime() + tokenLastsMs), requestId: context.newId() } }
    },

    exchange: (publicToken) => exchange(context, publicToken),

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
}

/** Each token is exchanged once; what its link is like decides how that goes. */
async function exchange(context: LinkingContext, publicToken: string): ReturnType<LinkingPartner['exchange']> {
  const isFirst = (id: string) => addObject(context, { partner: sandboxPartner, id, kind: 'used', body: true }, context.now())
  const link = readSandboxToken(publicToken)
  if (!link || link.fails === 'declined') return refused
  const name = hashToken(publicToken)
  if (link.fails === 'down' || link.fails === 'timeout') return unavailable
  if (link.fails === 'down-once' && (await isFirst(`asked ${name}`))) return unavailable
  if (!(await isFirst(`used ${name}`))) return refused
  const itemId = `item-${context.newId()}`
  await openItem(context, itemId, link)
  return { ok: true, accessToken: accessTokenOf(itemId), itemId }
}
