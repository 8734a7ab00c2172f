import { beneficiaryRanks } from '@app/schemas/rules/people/beneficiaries'
import { z } from 'zod'
import { type Application, type BrokerageDocument, brokerageDocuments } from './brokerage.ts'

const transfer = z.object({
  direction: z.enum(['IN', 'OUT']),
  amountCents: z.int(),
  state: z.enum(['SENT', 'SETTLED', 'RETURNED', 'REFUSED']),
  reason: z.string().nullable(),
  at: z.string(),
  /** A check or wire of an old plan, and who sends it. */
  payment: z.object({ way: z.enum(['check', 'wire']), payer: z.string() }).optional(),
  /** It goes to another account of the same person, or comes from one. */
  isBetween: z.literal(true).exactOptional(),
})

const beneficiary = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    birthDate: z.string().exactOptional(),
    isSpouse: z.boolean().exactOptional(),
    rank: z.enum(beneficiaryRanks),
    sharePercent: z.int(),
  })
  .readonly()

/**
 * What the sandbox keeps of an account, as one object. `chosenBy` is what chooses how the opening goes: the last four digits of the Social
 * Security number, or “Blurred” in the street. The cash is below zero when a deposit came back that was taken out already.
 */
export const sandboxAccount = z
  .object({
    id: z.string(),
    number: z.string().nullable(),
    state: z.enum(['SUBMITTED', 'ACTION_REQUIRED', 'APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'REJECTED', 'CLOSED']),
    asked: z.array(z.enum(brokerageDocuments)).readonly(),
    chosenBy: z.string(),
    cashCents: z.int(),
    returnedMail: z.object({ id: z.string(), what: z.enum(['statement', 'tax-form', 'letter', 'check']), on: z.string() }).exactOptional(),
    /** As they were given last. */
    beneficiaries: z.array(beneficiary).readonly().exactOptional(),
    transfers: z.record(z.string(), transfer.readonly()).readonly(),
  })
  .readonly()

export type SandboxAccount = z.output<typeof sandboxAccount>
export type SandboxTransfer = z.output<typeof transfer>

/** What happens to an account or a transfer on a later bank day. */
type SandboxStep = 'review' | 'activate' | 'settle' | 'return' | 'return-mail'
export type Planned = { readonly step: SandboxStep; readonly bankDays: number; readonly transfer?: string }
type Next = { readonly account: SandboxAccount; readonly planned: readonly Planned[] }

export function newAccount(id: string, { ssn, streetAddress }: Pick<Application, 'ssn' | 'streetAddress'>): Next {
  const chosenBy = /blurred/i.test(streetAddress) ? 'blurred' : ssn.slice(-4)
  const account = { id, number: null, state: 'SUBMITTED', asked: [], chosenBy, cashCents: 0, transfers: {} } as const
  return { account, planned: [{ step: 'review', bankDays: 1 }] }
}

const asks: Readonly<Record<string, readonly BrokerageDocument[]>> = {
  '0001': ['photo-id'],
  '0002': ['address-statement'],
  '0003': ['photo-id', 'address-statement'],
  '0007': ['address-statement'],
  blurred: ['photo-id', 'address-statement'],
}

/** Whether the first file that comes as this document cannot be read. */
export function isFirstUnreadable({ chosenBy }: SandboxAccount, document: BrokerageDocument): boolean {
  return chosenBy === '0007' || (chosenBy === 'blurred' && document === 'photo-id')
}

/** The first look at an application. */
export function review(account: SandboxAccount): Next {
  if (account.state !== 'SUBMITTED') return { account, planned: [] }
  const asked = asks[account.chosenBy]
  if (asked) return { account: { ...account, state: 'ACTION_REQUIRED', asked }, planned: [] }
  if (account.chosenBy === '0009') return { account: { ...account, state: 'REJECTED' }, planned: [] }
  const state = account.chosenBy === '0004' ? 'APPROVAL_PENDING' : 'APPROVED'
  return { account: { ...account, state }, planned: [{ step: 'activate', bankDays: 1 }] }
}

export function activate(account: SandboxAccount): SandboxAccount {
  const isReady = account.state === 'APPROVED' || account.state === 'APPROVAL_PENDING'
  return isReady ? { ...account, state: 'ACTIVE', number: `9${account.id.replace(/\D/g, '').padEnd(8, '7').slice(0, 8)}` } : account
}

/** With 0008 the letter that says so comes back from the address. */
export function mailAfterOpening({ chosenBy, state }: SandboxAccount): readonly Planned[] {
  return chosenBy === '0008' && state === 'ACTIVE' ? [{ step: 'return-mail', bankDays: 5 }] : []
}

export function returnMail(account: SandboxAccount, on: string): SandboxAccount {
  return { ...account, returnedMail: { id: `letter ${on}`, what: 'letter', on } }
}

/** A document that was asked for has come. With the last of them people look at the application again. */
export function acceptDocument(account: SandboxAccount, document: BrokerageDocument): Next {
  if (account.state !== 'ACTION_REQUIRED') return { account, planned: [] }
  const asked = account.asked.filter((one) => one !== document)
  if (asked.length > 0) return { account: { ...account, asked }, planned: [] }
  return { account: { ...account, asked, state: 'APPROVAL_PENDING' }, planned: [{ step: 'activate', bankDays: 1 }] }
}

/** A deposit or withdrawal comes in. What goes out is taken from the cash at once. */
export function addTransfer(account: SandboxAccount, id: string, direction: 'IN' | 'OUT', amountCents: number, now: Date): Next {
  const isTooMuch = direction === 'OUT' && amountCents > account.cashCents
  const reason = isTooMuch ? 'not-enough-money' : amountCents % 100 === 2 ? 'not-accepted' : null
  const added = { direction, amountCents, state: reason ? 'REFUSED' : 'SENT', reason, at: now.toISOString() } as const
  const taken = direction === 'OUT' && !reason ? amountCents : 0
  return {
    account: { ...account, cashCents: account.cashCents - taken, transfers: { ...account.transfers, [id]: added } },
    planned: reason ? [] : planOf(direction, amountCents).map((planned) => ({ ...planned, transfer: id })),
  }
}

/** A check or wire of an old plan is announced. The name of its sender chooses what becomes of it. */
export function expectPayment(
  account: SandboxAccount,
  id: string,
  { amountCents, way, payer }: { readonly amountCents: number; readonly way: 'check' | 'wire'; readonly payer: string },
  now: Date,
): Next {
  const transfer = { direction: 'IN', amountCents, state: 'SENT', reason: null, at: now.toISOString(), payment: { way, payer } } as const
  const arrives = /lost/i.test(payer) ? [] : [{ step: 'settle', bankDays: way === 'wire' ? 1 : 4, transfer: id } as const]
  const comesBack = /bounce/i.test(payer) ? [{ step: 'return', bankDays: way === 'wire' ? 3 : 6, transfer: id } as const] : []
  return { account: { ...account, transfers: { ...account.transfers, [id]: transfer } }, planned: [...arrives, ...comesBack] }
}

/** A contribution that is changed to the other kind leaves the account that it was put into. */
export function sendOver(account: SandboxAccount, id: string, amountCents: number, now: Date): Next {
  const isTooMuch = amountCents > account.cashCents
  const reason = isTooMuch ? 'not-enough-money' : amountCents % 100 === 2 ? 'not-accepted' : null
  const added = {
    direction: 'OUT',
    amountCents,
    state: reason ? 'REFUSED' : 'SENT',
    reason,
    at: now.toISOString(),
    isBetween: true,
  } as const
  const after = { ...account, transfers: { ...account.transfers, [id]: added } }
  if (reason) return { account: after, planned: [] }
  const step = isSentBack(amountCents) ? 'return' : 'settle'
  return { account: { ...after, cashCents: account.cashCents - amountCents }, planned: [{ step, bankDays: 1, transfer: id }] }
}

/** The same in the account that gets it, on the same day. */
export function expectOver(account: SandboxAccount, id: string, amountCents: number, now: Date): Next {
  if (isSentBack(amountCents)) return { account, planned: [] }
  const added = { direction: 'IN', amountCents, state: 'SENT', reason: null, at: now.toISOString(), isBetween: true } as const
  return {
    account: { ...account, transfers: { ...account.transfers, [id]: added } },
    planned: [{ step: 'settle', bankDays: 1, transfer: id }],
  }
}

function isSentBack(amountCents: number): boolean {
  return amountCents % 100 === 8
}

/** With “Short” in the name of the sender, $100 are missing. */
function cameOf({ amountCents, payment }: SandboxTransfer): number {
  return payment && /short/i.test(payment.payer) ? amountCents - 10_000 : amountCents
}

export function settle(account: SandboxAccount, id: string, at: Date): SandboxAccount {
  const one = account.transfers[id]
  if (one?.state !== 'SENT') return account
  const amountCents = cameOf(one)
  return changed(account, id, { ...one, amountCents, state: 'SETTLED', at: at.toISOString() }, one.direction === 'IN' ? amountCents : 0)
}

/** The other bank sends it back, whether it had arrived or not. */
export function bringBack(account: SandboxAccount, id: string, at: Date): SandboxAccount {
  const one = account.transfers[id]
  if (!one || one.state === 'RETURNED' || one.state === 'REFUSED') return account
  const wasThere = one.direction === 'IN' ? (one.state === 'SETTLED' ? -one.amountCents : 0) : one.amountCents
  const reason = one.isBetween ? 'not-accepted' : (returnCodes[one.amountCents % 100] ?? 'R01')
  return changed(account, id, { ...one, state: 'RETURNED', reason, at: at.toISOString() }, wasThere)
}

const returnCodes: Readonly<Record<number, string>> = { 1: 'R01', 6: 'R10', 7: 'R01', 8: 'R03' }

function planOf(direction: 'IN' | 'OUT', amountCents: number): readonly Planned[] {
  const cents = amountCents % 100
  const arrives = direction === 'OUT' ? 1 : 1 + (Math.floor(amountCents / 100) % 3)
  const comesBack: Readonly<Record<number, number>> = direction === 'IN' ? { 1: 4, 6: 10, 7: 1 } : { 8: 3 }
  const days = comesBack[cents]
  return [
    ...(cents === 7 && direction === 'IN' ? [] : [{ step: 'settle', bankDays: arrives } as const]),
    ...(days === undefined ? [] : [{ step: 'return', bankDays: days } as const]),
  ]
}

function changed(account: SandboxAccount, id: string, transfer: SandboxTransfer, cents: number): SandboxAccount {
  return { ...account, cashCents: account.cashCents + cents, transfers: { ...account.transfers, [id]: transfer } }
}
