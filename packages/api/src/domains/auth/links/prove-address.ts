import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import type { Person } from '../../../http/call/handlers.ts'
import { sealing } from '../../../security/sealing.ts'
import { type Account, emailIndex, emailIndexes } from '../account.ts'
import type { AuthContext } from '../auth-context.ts'
import { addressProvenEmail } from '../emails.ts'
import { dropMailedCode } from '../proof/mailed-code-store.ts'
import { putPassword } from '../put-password.ts'
import { sealedPeople } from '../sealed.ts'
import { endSessions } from '../sessions/session-store.ts'
import { holdAddress } from '../store.ts'
import { spendMailedTokens } from './link-store.ts'
import { newLink } from './mailed-links.ts'

/** What ended because an address was proven, and whether the password went. `undefined`: it belongs to another account. */
export type Proven = { readonly ended: readonly string[]; readonly isPasswordGone: boolean } | undefined

/** Fits no password. */
const noPassword = ''

/**
 * Somebody has opened a link that went to an address: it is theirs, and with it the account. Who made the account may be somebody else.
 * So its other sessions end, and its password goes, unless the link was opened where the account is signed in.
 */
export async function proveAddress(
  auth: AuthContext,
  trx: Queries,
  account: Account,
  { email, here }: { readonly email: string; readonly here: Person | undefined },
): Promise<Proven> {
  const { context } = auth
  const { id, firstName } = account
  if (account.isConfirmed && account.email === email) return { ended: [], isPasswordGone: false }
  if (!(await takeAddress(auth, trx, account, email))) return undefined
  const isSignedInHere = here?.id === id
  const ended = await endSessions(trx, id, isSignedInHere ? here.sessionId : null, 'address proven', context.now())
  await audit(trx, { actor: `person:${id}`, action: 'email.proven', subject: `person:${id}`, detail: { isSignedInHere } })
  if (isSignedInHere) return { ended, isPasswordGone: false }
  await putPassword(auth, trx, id, { hash: noPassword })
  const url = await newLink(auth, trx, 'password-reset', id)
  await context.post(trx, addressProvenEmail({ to: email, personId: id, firstName }, account.madeAt, url))
  return { ended, isPasswordGone: true }
}

/** Puts the address down as proven; what was sent to another one before no longer counts. Returns false when it is another account's. */
export async function takeAddress({ context }: AuthContext, trx: Queries, account: Account, email: string): Promise<boolean> {
  const { keys, now } = context
  const { id } = account
  const isNew = account.email !== email
  if (account.isConfirmed && !isNew) return true
  const sealed = sealing(keys, sealedPeople).seal('email', id, email)
  const proven = { email: sealed, isNew, index: emailIndex(keys, email), indexes: emailIndexes(keys, email) }
  if (!(await holdAddress(trx, id, proven, now()))) return false
  if (isNew) await spendMailed(trx, id, now())
  return true
}

/** The owner may be leaving a mailbox that somebody else reads. */
async function spendMailed(trx: Queries, personId: string, now: Date): Promise<void> {
  await spendMailedTokens(trx, personId, ['sign-in', 'password-reset', 'confirm-email'], now)
  await dropMailedCode(trx, personId)
}
