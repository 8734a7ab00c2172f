import { audit } from '../../../db/audit.ts'
import { type Failure, fail } from '../../../failure/failure.ts'
import type { Person, Sender } from '../../../http/call/handlers.ts'
import { checkLimits, checkPair } from '../../../security/attempts/check-limits.ts'
import { sealing } from '../../../security/sealing.ts'
import { type Account, accountOf } from '../account.ts'
import type { AuthContext } from '../auth-context.ts'
import { addressChangesEmail, confirmNewAddressEmail } from '../emails.ts'
import { requireMoreThanPassword } from '../proof/require-more-than-password.ts'
import { sealedPeople } from '../sealed.ts'
import { setPendingEmail } from '../store.ts'
import { spendMailedTokens } from './link-store.ts'
import { newLink } from './mailed-links.ts'

type Addresses = { readonly email: string; readonly pending_email: string | null }

/**
 * Asks for another address of an account: it changes when it is confirmed by the e-mail that goes there, and the old one is told.
 * Whether the address belongs to somebody else is not looked at here, so nothing of it can show. The address that the account has
 * already calls off what was asked before.
 */
export async function askNewEmail(
  auth: AuthContext,
  person: Person,
  email: string,
  { address }: Sender,
): Promise<Addresses | Failure<'mailed_code_required' | 'too_many_requests' | 'token_not_valid'>> {
  const { context } = auth
  const account = await accountOf(context, person.id)
  if (!account) return fail('token_not_valid')
  if (email === account.email) return callOff(auth, account)
  const limited =
    // Codes go to this address: a thief who has only the password must not be able to name another one.
    (await requireMoreThanPassword(auth, context.db, person)) ??
    (await checkLimits(context, { addressChangesPerAccount: person.id })) ??
    (await checkPair(context, 'addressChangesPerMailAddressAndNetwork', email, address)) ??
    (await checkLimits(context, { addressChangesPerMailAddress: email }))
  if (limited) return limited
  const { id: personId, firstName } = account
  await context.db.transaction().execute(async (trx) => {
    // First of all: of two who ask at once, the later one then sees the link of the other and ends it.
    await setPendingEmail(trx, personId, sealing(context.keys, sealedPeople).seal('pending_email', personId, email))
    const url = await newLink(auth, trx, 'change-email', personId)
    await context.post(trx, confirmNewAddressEmail({ to: email, personId, firstName }, url))
    await context.post(trx, addressChangesEmail({ to: account.email, personId, firstName }))
    const subject = `person:${personId}`
    await audit(trx, { actor: subject, action: 'email.change-asked', subject })
  })
  return { email: account.email, pending_email: email }
}

async function callOff({ context }: AuthContext, { id, email, pendingEmail }: Account): Promise<Addresses> {
  if (pendingEmail === null) return { email, pending_email: null }
  await context.db.transaction().execute(async (trx) => {
    await setPendingEmail(trx, id, null)
    await spendMailedTokens(trx, id, ['change-email'], context.now())
    await audit(trx, { actor: `person:${id}`, action: 'email.change-called-off', subject: `person:${id}` })
  })
  return { email, pending_email: null }
}
