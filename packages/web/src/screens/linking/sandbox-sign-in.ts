import type { LinkKind } from './link-kind.ts'
import type { SandboxAccount } from './sandbox-institutions.ts'

export const sandboxPassword = 'sandbox'
export const sandboxCode = '1234'
/** After so many wrong tries an institution blocks the sign-in. */
export const mostTries = 3

/** Who signs in in the sandbox, and what comes of it. */
export const signIns = ['works', 'asks-code', 'says-no', 'no-answer'] as const
type SignIn = (typeof signIns)[number]

/** How the institution ends it: `declined` says no, `down` does not answer now. */
export type Ending = 'declined' | 'down' | undefined

export type Tried =
  | { readonly next: 'wrong'; readonly triesLeft: number }
  | { readonly next: 'locked' }
  | { readonly next: 'code' }
  | { readonly next: 'accounts'; readonly ending: Ending }

/** What the institution of the sandbox says to a name and a password. */
export function trySignIn(name: string, password: string, triesBefore: number): Tried {
  const known = signIns.find((one) => one === name.trim().toLowerCase())
  if (known === undefined || password !== sandboxPassword) return wrongTry(triesBefore)
  return known === 'asks-code' ? { next: 'code' } : { next: 'accounts', ending: endings[known] }
}

export function tryCode(code: string, triesBefore: number): Tried {
  return code.replace(/\s/g, '') === sandboxCode ? { next: 'accounts', ending: undefined } : wrongTry(triesBefore)
}

/** What the window gives when it closes: with it the service asks the linking company. */
export function publicToken(kind: LinkKind, account: SandboxAccount, ending: Ending, nonce: string): string {
  const chosen = new URLSearchParams({
    name: account.name,
    subtype: account.subtype,
    balance: String(account.balance),
    ...(account.vested !== undefined && { vested: String(account.vested) }),
    ...(ending && { fails: ending }),
    nonce,
  })
  return `public-sandbox-${kind === 'bank' ? 'bank' : 'plan'}?${chosen}`
}

const endings: Readonly<Record<SignIn, Ending>> = {
  works: undefined,
  'asks-code': undefined,
  'says-no': 'declined',
  'no-answer': 'down',
}

function wrongTry(triesBefore: number): Tried {
  const triesLeft = mostTries - triesBefore - 1
  return triesLeft > 0 ? { next: 'wrong', triesLeft } : { next: 'locked' }
}
