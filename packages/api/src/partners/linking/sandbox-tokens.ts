import { isRetirementSubtype, toAccountSubtype } from '@app/schemas/rules/accounts/account-subtypes'
import { toSentAccountNumber, toSentRoutingNumber } from '@app/schemas/rules/money/account-numbers'
import { toCents } from '@app/schemas/rules/money/money'
import type { LinkedAccount } from './linking.ts'

/** What a public token of the sandbox asks for. */
export type SandboxLink = {
  readonly kind: 'bank' | 'hand' | 'plan'
  readonly fails: string | undefined
  readonly account: LinkedAccount
  readonly loginAfterDays: number | undefined
  readonly depositDays: number
}

const mostDays = 400

/**
 * Reads a public token. `public-sandbox-` is followed by the kind, `?`, and what is chosen, as in an address:
 * - `public-sandbox-bank?name=Everyday&subtype=checking&balance=2500` – an account at a bank, by signing in;
 * - `public-sandbox-plan?name=Old+plan&subtype=401k&balance=18000&vested=15000` – a retirement account;
 * - `public-sandbox-hand?routing=011000015&account=123456789&subtype=checking&deposit_days=1` – by its numbers and a small deposit,
 *   which arrives after 1 or 2 business days.
 *
 * `fails=declined` is refused; `fails=down` and `fails=timeout` are never answered; `fails=down-once` is answered the second time.
 * `login_after_days=3`: then the person has to sign in there again; 0: before anything is read. `nonce=…`: any text, to have one more token.
 */
export function readSandboxToken(publicToken: string): SandboxLink | undefined {
  const [, kind, query = ''] = /^public-sandbox-(bank|hand|plan)(?:\?(.*))?$/s.exec(publicToken) ?? []
  if (kind !== 'bank' && kind !== 'hand' && kind !== 'plan') return undefined
  const chosen = new URLSearchParams(query)
  const account = kind === 'hand' ? accountByHand(chosen) : linkedAccount(kind, chosen)
  if (!account) return undefined
  return {
    kind,
    fails: chosen.get('fails') ?? undefined,
    account,
    loginAfterDays: wholeDays(chosen.get('login_after_days')),
    depositDays: wholeDays(chosen.get('deposit_days')) === 2 ? 2 : 1,
  }
}

function linkedAccount(kind: 'bank' | 'plan', chosen: URLSearchParams): LinkedAccount | undefined {
  const asked = chosen.get('subtype') ?? (kind === 'plan' ? '401k' : 'checking')
  const subtype = toAccountSubtype(asked)
  const balanceCents = cents(chosen.get('balance') ?? '1000')
  if (balanceCents === undefined || (kind === 'bank' && isRetirementSubtype(subtype))) return undefined
  const number = kind === 'bank' ? (chosen.get('account') ?? '000123456789') : null
  return {
    accountId: '',
    name: chosen.get('name') ?? (kind === 'plan' ? 'Retirement plan' : 'Everyday account'),
    type: kind === 'plan' ? 'investment' : 'depository',
    subtype,
    lastFour: number?.slice(-4) ?? '4321',
    balanceCents,
    availableCents: kind === 'bank' ? balanceCents : null,
    vestedCents: kind === 'plan' ? (cents(chosen.get('vested')) ?? balanceCents) : null,
    accountNumber: number,
    routingNumber: kind === 'bank' ? '011000015' : null,
    verification: 'not_needed',
  }
}

function accountByHand(chosen: URLSearchParams): LinkedAccount | undefined {
  const routing = toSentRoutingNumber(chosen.get('routing') ?? '')
  const number = toSentAccountNumber(chosen.get('account') ?? '')
  if (!routing.ok || !number.ok) return undefined
  return {
    accountId: '',
    name: chosen.get('name') ?? 'Account by its numbers',
    type: 'depository',
    subtype: toAccountSubtype(chosen.get('subtype') ?? 'checking'),
    lastFour: number.value.slice(-4),
    balanceCents: null,
    availableCents: null,
    vestedCents: null,
    accountNumber: number.value,
    routingNumber: routing.value,
    verification: 'pending',
  }
}

/** The code that a person says stood beside the deposit: `public-sandbox-verify?code=ABC`. */
export function readSandboxCode(publicToken: string): string | undefined {
  return /^public-sandbox-verify\?code=([A-Za-z]{3})$/.exec(publicToken)?.[1]?.toUpperCase()
}

function wholeDays(text: string | null): number | undefined {
  return text !== null && /^\d{1,3}$/.test(text) && Number(text) <= mostDays ? Number(text) : undefined
}

function cents(text: string | null): number | undefined {
  const read = toCents(text ?? '')
  return read.ok && read.value >= 0 ? read.value : undefined
}
