import { toCents } from '@app/schemas/rules/money/money'
import { z } from 'zod'
import type { BrokerageDocument, PartnerAccount, PartnerTransfer } from './brokerage.ts'

const findings = z.record(z.string(), z.unknown()).nullish()

export const account = z.object({
  id: z.string(),
  account_number: z.string().nullish(),
  status: z.string(),
  account_type: z.string().nullish(),
  account_sub_type: z.string().nullish(),
  created_at: z.string(),
  contact: z.object({ email_address: z.string().nullish() }).nullish(),
  kyc_results: z.object({ reject: findings, indeterminate: findings }).nullish(),
})

export const relationship = z.object({ id: z.string(), status: z.string(), nickname: z.string().nullish() })

export const transfer = z.object({
  id: z.string(),
  status: z.string(),
  direction: z.string(),
  amount: z.string(),
  requested_amount: z.string().nullish(),
  reason: z.string().nullish(),
  created_at: z.string(),
  updated_at: z.string().nullish(),
})

export const tradingAccount = z.object({ cash: z.string() })
export const position = z.object({ symbol: z.string(), qty: z.string(), market_value: z.string().nullish() })

/** What the brokerage has and we do not name is on its way there, or has to do with it. */
const accountStates: ReadonlyMap<string, PartnerAccount['state']> = new Map([
  ['ACTION_REQUIRED', 'ACTION_REQUIRED'],
  ['APPROVAL_PENDING', 'APPROVAL_PENDING'],
  ['REAPPROVAL_PENDING', 'APPROVAL_PENDING'],
  ['AML_REVIEW', 'APPROVAL_PENDING'],
  ['APPROVED', 'APPROVED'],
  ['ACTIVE', 'ACTIVE'],
  ['ACCOUNT_UPDATED', 'ACTIVE'],
  ['REJECTED', 'REJECTED'],
  ['ACCOUNT_CLOSED', 'CLOSED'],
])

const transferStates: ReadonlyMap<string, PartnerTransfer['state']> = new Map([
  ['COMPLETE', 'SETTLED'],
  ['RETURNED', 'RETURNED'],
  ['REJECTED', 'REFUSED'],
  ['CANCELED', 'REFUSED'],
])

const documentsFor: ReadonlyMap<string, BrokerageDocument> = new Map([
  ['IDENTITY_VERIFICATION', 'photo-id'],
  ['DATE_OF_BIRTH', 'photo-id'],
  ['ADDRESS', 'address-statement'],
  ['TAX_IDENTIFICATION', 'tax-card'],
  ['SELFIE_VERIFICATION', 'selfie'],
])

export function toAccount({ id, account_number, status, kyc_results }: z.output<typeof account>): PartnerAccount {
  const state = accountStates.get(status) ?? 'SUBMITTED'
  const unclear = Object.keys({ ...kyc_results?.reject, ...kyc_results?.indeterminate })
  const asked = [...new Set(unclear.flatMap((name) => documentsFor.get(name) ?? []))]
  return { id, number: account_number || null, state, asked: state === 'ACTION_REQUIRED' ? asked : [] }
}

export function toTransfer({ id, status, reason, created_at, updated_at }: z.output<typeof transfer>): PartnerTransfer {
  const state = transferStates.get(status) ?? 'SENT'
  const [code] = /\bR\d\d\b/.exec(reason ?? '') ?? []
  return { id, state, reason: code ?? (state === 'REFUSED' ? 'not-accepted' : null), at: new Date(updated_at ?? created_at) }
}

/** More than two decimals are cut: a tenth of a cent is nobody's money. */
export function centsOf(dollars: string): number {
  const read = toCents(/^-?\d*(?:\.\d{0,2})?/.exec(dollars)?.[0] ?? '')
  if (!read.ok) throw new Error('The brokerage told an amount that is none.')
  return read.value
}
