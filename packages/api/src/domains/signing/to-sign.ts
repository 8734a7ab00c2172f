import { type OpenableAccount, openableAccounts } from '@app/schemas/api/people/paper-names'
import { type AccountType, fitsAccountType } from '@app/schemas/rules/accounts/account-type'
import type { AccountRow } from '../brokerage/account-store.ts'
import type { SignatureRow } from './store.ts'

type Account = Pick<AccountRow, 'account_type' | 'updated_at'> & { readonly state: string }
export type Signed = Pick<SignatureRow, 'kind' | 'about' | 'signed_at'>

type Known = {
  readonly accounts: readonly Account[]
  /** The last one first. */
  readonly signed: readonly Signed[]
  /** The names of agreements that were made and not signed. */
  readonly agreements: readonly string[]
  readonly chosen: AccountType | undefined
}

const ended: ReadonlySet<string> = new Set(['REJECTED', 'CLOSED'])

/**
 * The kinds of account that are not signed for: those that are being opened or open, and those whose agreements were made and are for
 * what is chosen now. What was asked for stays, whatever is chosen afterwards.
 */
export function accountsToSign({ accounts, signed, agreements, chosen }: Known): readonly OpenableAccount[] {
  return openableAccounts.filter((type) => {
    const isMade = agreements.some((name) => name.startsWith(`agreement ${type} `)) && (!chosen || fitsAccountType(type, chosen))
    const isAsked = accounts.some(({ account_type, state }) => account_type === type && !ended.has(state))
    return (isMade || isAsked) && !isSignedFor(accounts, signed, type)
  })
}

/** An account that was closed and is opened anew is signed for anew. */
export function isSignedFor(accounts: readonly Account[], signed: readonly Signed[], type: OpenableAccount): boolean {
  const ends = accounts.filter(({ account_type, state }) => account_type === type && ended.has(state))
  const at = signedAt(signed, 'account', type)
  return at !== undefined && ends.every(({ updated_at }) => at > updated_at)
}

/** Their IRAs with us, open or being opened. */
export function irasHere<Known extends Account>(accounts: readonly Known[]): readonly Known[] {
  return accounts.filter(({ account_type, state }) => account_type !== 'INDIVIDUAL_401K' && !ended.has(state))
}

/** Money can go to an account that is open and signed for. */
export function takesMoney({ account_type, state }: Account, accounts: readonly Account[], signed: readonly Signed[]): boolean {
  return state === 'ACTIVE' && isSignedFor(accounts, signed, account_type)
}

export function signedAt(signed: readonly Signed[], kind: Signed['kind'], about: string): Date | undefined {
  return signed.find((one) => one.kind === kind && one.about === about)?.signed_at
}
