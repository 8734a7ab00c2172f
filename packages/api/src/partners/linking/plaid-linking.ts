import type { JWK } from 'jose'
import { z } from 'zod'
import type { Outgoing } from '../outgoing/outgoing.ts'
import { type AskPlaid, askPlaid } from './ask-plaid.ts'
import type { LinkedAccount, LinkingPartner, LinkKind } from './linking.ts'
import {
  accountsAnswer,
  authAnswer,
  exchangeAnswer,
  holdingsAnswer,
  keyAnswer,
  tokenAnswer,
  toLinkedAccount,
  toVerification,
  vestedByAccount,
} from './plaid-answers.ts'
import type { PlaidSettings } from './settings.ts'
import { verifySigned, type WebhookKey } from './signed-webhook.ts'

type Open = {
  readonly outgoing: Outgoing
  readonly settings: PlaidSettings
  readonly clientName: () => string
  /** The address for Plaid’s webhooks. */
  readonly webhookUrl: string
}

const products: Readonly<Record<LinkKind, object>> = {
  bank: { products: ['auth'] },
  'micro-deposits': { products: ['auth'], auth: { same_day_microdeposits_enabled: true, flow_type: 'FLEXIBLE_AUTH' } },
  investments: { products: ['investments'] },
}

const countries = { country_codes: ['US'] }

/** Plaid, by its HTTP API of 2020-09-14. */
export function plaidLinking({ outgoing, settings, clientName, webhookUrl }: Open): LinkingPartner {
  const ask = askPlaid(outgoing, settings)
  return {
    kind: 'plaid',

    createLinkToken: async ({ kind, personId, language, accessToken }) => {
      // A link that is mended keeps its products.
      const wanted = accessToken === undefined ? products[kind] : { access_token: accessToken }
      const asking = { ...countries, language, client_name: clientName().slice(0, 30), user: { client_user_id: personId } }
      const body = { ...asking, webhook: webhookUrl, ...wanted }
      const asked = await ask('/link/token/create', body, tokenAnswer)
      if (!asked.ok) return asked
      const { link_token: linkToken, expiration: expiresAt, request_id: requestId } = asked.answer
      return { ok: true, token: { linkToken, expiresAt, requestId } }
    },

    exchange: async (publicToken) => {
      const asked = await ask('/item/public_token/exchange', { public_token: publicToken }, exchangeAnswer)
      return asked.ok ? { ok: true, accessToken: asked.answer.access_token, itemId: asked.answer.item_id } : asked
    },

    accounts: (accessToken, kind) => (kind === 'bank' ? bankAccounts(ask, accessToken) : investments(ask, accessToken)),

    // Plaid counts the tries and compares the code in its own window: what is left is to ask how it went.
    verifyDeposits: async ({ accessToken, accountId }) => {
      const asked = await ask('/accounts/get', { access_token: accessToken, options: { account_ids: [accountId] } }, accountsAnswer)
      if (!asked.ok) return asked
      const found = asked.answer.accounts.find((one) => one.account_id === accountId)
      if (!found) return { ok: false, why: 'refused' }
      return { ok: true, deposits: { verification: toVerification(found.verification_status), triesLeft: null, expiresAt: null } }
    },

    remove: async (accessToken) => {
      const asked = await ask('/item/remove', { access_token: accessToken }, z.object({}))
      return asked.ok || asked.code === 'ITEM_NOT_FOUND' || asked.code === 'INVALID_ACCESS_TOKEN' ? { ok: true } : asked
    },

    verifyWebhook: verifySigned(keysOf(ask)),
  }
}

/** Account numbers are available once the account is known to be the person’s. Until then there are its balances. */
async function bankAccounts(ask: AskPlaid, accessToken: string) {
  const asked = await ask('/accounts/get', { access_token: accessToken }, accountsAnswer)
  if (!asked.ok) return asked
  const isOpen = asked.answer.accounts.some((one) => toVerification(one.verification_status) !== 'pending')
  const withNumbers = isOpen ? await ask('/auth/get', { access_token: accessToken }, authAnswer) : undefined
  if (withNumbers?.ok === false && withNumbers.why !== 'refused') return withNumbers
  const numbers = new Map((withNumbers?.ok ? withNumbers.answer.numbers.ach : []).map((one) => [one.account_id, one]))
  const accounts = asked.answer.accounts.map((one): LinkedAccount => {
    const own = numbers.get(one.account_id)
    return toLinkedAccount(one, own ? { numbers: own } : {})
  })
  return { ok: true, accounts } as const
}

async function investments(ask: AskPlaid, accessToken: string) {
  const asked = await ask('/investments/holdings/get', { access_token: accessToken }, holdingsAnswer)
  if (!asked.ok) return asked
  const vested = vestedByAccount(asked.answer.holdings)
  const accounts = asked.answer.accounts.map((one): LinkedAccount => {
    const vestedCents = vested.get(one.account_id)
    return toLinkedAccount(one, vestedCents === undefined ? {} : { vestedCents })
  })
  return { ok: true, accounts } as const
}

const mostKeys = 20

/** A key is asked for once. One that has run out, or that nobody knows, is no key. */
function keysOf(ask: AskPlaid): WebhookKey {
  const known = new Map<string, JWK>()
  return async (keyId) => {
    const kept = known.get(keyId)
    if (kept) return kept
    const asked = await ask('/webhook_verification_key/get', { key_id: keyId }, keyAnswer)
    if (!asked.ok || asked.answer.key.expired_at !== null) return undefined
    const { kty, crv, x, y } = asked.answer.key
    if (known.size >= mostKeys) known.clear()
    known.set(keyId, { kty, crv, x, y })
    return { kty, crv, x, y }
  }
}
