import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { type Failure, fail } from '../../failure/failure.ts'
import type { Sender } from '../../http/call/handlers.ts'
import type { JobHandlers } from '../../jobs/job-handlers.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { sealing } from '../../security/sealing.ts'
import { type Account, emailIndex, emailIndexes, openAccount } from './account.ts'
import type { AuthContext } from './auth-context.ts'
import { confirmOwnAddress } from './confirm-own-address.ts'
import { passwordResetEmail, signInEmail } from './emails.ts'
import { newLink, useLink, whoseLink } from './mailed-links.ts'
import { sealedPeople } from './sealed.ts'
import { beginSession, type SessionTokens } from './sessions/sessions.ts'
import { findByEmail, findPerson, moveEmail } from './store.ts'

type Asked = 'sign-in' | 'password-reset'

const askedEmailJob = 'email-asked-for'
const mostAccounts = 2

/** Keeps the wish for an e-mail. Whether there is an account is looked up later, so that neither answer nor time says anything. */
export async function askForEmail(
  { context }: AuthContext,
  email: string,
  asked: Asked,
  sender: Sender,
): Promise<{ readonly status: 'OK' } | Failure<'too_many_requests'>> {
  const limited = await checkLimits(
    context,
    asked === 'sign-in'
      ? { signInLinksPerNetworkAddress: sender.address, signInLinksPerMailAddress: email }
      : { passwordResetsPerNetworkAddress: sender.address, passwordResetsPerMailAddress: email },
  )
  if (limited) return limited
  // The index finds the account and is no address: the job holds nothing personal.
  await context.jobs.send(context.db, askedEmailJob, { asked, index: emailIndex(context.keys, email), requestId: sender.requestId })
  return { status: 'OK' }
}

export function authJobs(auth: AuthContext): JobHandlers {
  return { [askedEmailJob]: { work: (data) => sendAskedEmail(auth, data) } }
}

/** Writes the e-mails that were asked for: to the account that owns the address, or to each that was made with it. */
async function sendAskedEmail(auth: AuthContext, { asked, index = '' }: Readonly<Record<string, string>>): Promise<void> {
  const { context } = auth
  await context.db.transaction().execute(async (trx) => {
    const known = await findByEmail(trx, [index], mostAccounts)
    const meant = known[0]?.email_confirmed_at ? known.slice(0, 1) : known
    for (const row of meant) {
      const madeOn = row.created_at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
      const { email: to, firstName } = openAccount(context.keys, row)
      const addressed = { to, personId: row.id, firstName }
      const url = await newLink(auth, trx, asked === 'sign-in' ? 'sign-in' : 'password-reset', row.id)
      await context.post(trx, asked === 'sign-in' ? signInEmail(addressed, url) : passwordResetEmail(addressed, madeOn, url))
    }
  })
}

/** Signs in by the token of an e-mail. A device on which somebody else is signed in stays theirs. */
export async function signInByToken(
  auth: AuthContext,
  token: string | undefined,
  sender: Sender,
): Promise<SessionTokens | Failure<'token_not_valid' | 'other_session' | 'too_many_requests'>> {
  const { context } = auth
  const limited = await checkLimits(context, { badTokensPerNetworkAddress: sender.address })
  if (limited) return limited
  const visitor = await sender.visitor()
  const owner = visitor && (await whoseLink(auth, token ?? '', ['sign-in']))
  // The link stays good: its owner signs the other one out and opens it again.
  if (owner && visitor.id !== owner.person_id) return fail('other_session')
  return context.db.transaction().execute(async (trx) => {
    const used = await useLink(auth, trx, token ?? '', ['sign-in'])
    if (!used) return fail('token_not_valid')
    const personId = used.person_id
    await confirmOwnAddress(context, trx, personId)
    await audit(trx, { actor: `person:${personId}`, action: 'sign-in', subject: `person:${personId}`, detail: { by: 'email' } })
    // A link is no password: what asks for one still does.
    return beginSession(auth, trx, personId, sender, new Date(0))
  })
}

/** Confirms the address that an e-mail went to: the one of the account, or the new one that waits. */
export async function confirmEmail(
  auth: AuthContext,
  token: string,
  sender: Sender,
): Promise<{ readonly status: 'OK' } | Failure<'link_used_up' | 'already_done' | 'too_many_requests'>> {
  const { context } = auth
  const limited = await checkLimits(context, { badTokensPerNetworkAddress: sender.address })
  if (limited) return limited
  return context.db.transaction().execute(async (trx) => {
    const used = await useLink(auth, trx, token, ['confirm-email', 'change-email'])
    const row = used && (await findPerson(trx, used.person_id))
    if (!row) return fail('link_used_up')
    const account = openAccount(context.keys, row)
    const isDone = used.purpose === 'change-email' ? await changeAddress(auth, trx, account) : await confirmOwnAddress(context, trx, row.id)
    if (!isDone) return fail('already_done', { detail: 'This address belongs to another account. Sign in to that one.' })
    await audit(trx, { actor: `person:${row.id}`, action: `email.${used.purpose}`, subject: `person:${row.id}` })
    return { status: 'OK' }
  })
}

async function changeAddress({ context }: AuthContext, trx: Queries, { id, pendingEmail }: Account): Promise<boolean> {
  if (pendingEmail === null) return false
  const [owner] = await findByEmail(trx, emailIndexes(context.keys, pendingEmail), 1)
  if (owner?.email_confirmed_at && owner.id !== id) return false
  const sealed = sealing(context.keys, sealedPeople).seal('email', id, pendingEmail)
  await moveEmail(trx, id, sealed, emailIndex(context.keys, pendingEmail), context.now())
  return true
}
