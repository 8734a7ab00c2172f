import { z } from 'zod'
import type { LinkedAccount, Verification } from './linking.ts'

/** The parts of Plaid's answers that we read. Everything else is ignored. */
export const tokenAnswer = z.object({ link_token: z.string(), expiration: z.coerce.date(), request_id: z.string() })
export const exchangeAnswer = z.object({ access_token: z.string(), item_id: z.string() })
export const keyAnswer = z.object({
  key: z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string(), kid: z.string(), expired_at: z.number().nullable() }),
})
export const problemAnswer = z.object({ error_type: z.string(), error_code: z.string() })

const amount = z.number().nullable().optional()
const account = z.object({
  account_id: z.string(),
  name: z.string(),
  type: z.string(),
  subtype: z.string().nullable(),
  mask: z.string().nullable().optional(),
  balances: z.object({ current: amount, available: amount }),
  verification_status: z.string().nullable().optional(),
})

export const accountsAnswer = z.object({ accounts: z.array(account) })
export const authAnswer = accountsAnswer.extend({
  numbers: z.object({ ach: z.array(z.object({ account_id: z.string(), account: z.string(), routing: z.string() })) }),
})
export const holdingsAnswer = accountsAnswer.extend({
  holdings: z.array(z.object({ account_id: z.string(), institution_value: z.number(), vested_value: z.number().nullable().optional() })),
})

type Account = z.output<typeof account>
type Numbers = { readonly account: string; readonly routing: string }

const verifications: Readonly<Record<string, Verification>> = {
  pending_automatic_verification: 'pending',
  pending_manual_verification: 'pending',
  automatically_verified: 'verified',
  manually_verified: 'verified',
  database_matched: 'verified',
  verification_expired: 'expired',
  verification_failed: 'failed',
}

export function toVerification(status: string | null | undefined): Verification {
  return (status && verifications[status]) || 'not_needed'
}

export function toLinkedAccount(given: Account, more: { readonly numbers?: Numbers; readonly vestedCents?: number } = {}): LinkedAccount {
  return {
    accountId: given.account_id,
    name: given.name,
    type: given.type,
    subtype: given.subtype ?? 'other',
    lastFour: given.mask ?? more.numbers?.account.slice(-4) ?? null,
    balanceCents: toCents(given.balances.current),
    availableCents: toCents(given.balances.available),
    vestedCents: more.vestedCents ?? null,
    accountNumber: more.numbers?.account ?? null,
    routingNumber: more.numbers?.routing ?? null,
    verification: toVerification(given.verification_status),
  }
}

/** What is vested of each account: of a holding that says nothing about it, all. */
export function vestedByAccount(holdings: z.output<typeof holdingsAnswer>['holdings']): ReadonlyMap<string, number> {
  const cents = new Map<string, number>()
  for (const { account_id, institution_value, vested_value } of holdings) {
    cents.set(account_id, (cents.get(account_id) ?? 0) + (toCents(vested_value ?? institution_value) ?? 0))
  }
  return cents
}

function toCents(dollars: number | null | undefined): number | null {
  return dollars === null || dollars === undefined ? null : Math.round(dollars * 100)
}
