import type { Words } from '@app/schemas/language'
import { audit } from '../../../db/audit.ts'
import { type Failure, fail, isFailure } from '../../../failure/failure.ts'
import type { Sender } from '../../../http/call/handlers.ts'
import type { JobHandlers } from '../../../jobs/jobs.ts'
import { checkLimits, checkPair } from '../../../security/attempts/check-limits.ts'
import { countFree } from '../../../security/attempts/count-free.ts'
import { emailIndex, openAccount } from '../account.ts'
import type { AuthContext } from '../auth-context.ts'
import { passwordResetEmail, signInEmail } from '../emails.ts'
import { requireProof } from '../require-proof.ts'
import { knownBrowser } from '../sessions/known-browsers.ts'
import type { SessionTokens } from '../sessions/sessions.ts'
import { enter } from '../sign-in/enter.ts'
import { findHolder, findPerson, setPendingEmail } from '../store.ts'
import { accountToConfirm, accountToEnter } from './account-of-link.ts'
import { newLink, useLink, whoseLink } from './mailed-links.ts'
import { proveAddress } from './prove-address.ts'

type Asked = 'sign-in' | 'password-reset'

const askedEmailJob = 'email-asked-for'

/** Queues the request for an e-mail. Whether there is an account is looked up later, so that neither answer nor time reveals it. */
export async function askForEmail(
  auth: AuthContext,
  email: string,
  asked: Asked,
  sender: Sender,
  solved: string | undefined,
): Promise<{ readonly status: 'OK' } | Failure<'too_many_requests' | 'challenge_required'>> {
  const { context } = auth
  const refused = await refuseTooMany(auth, email, asked, sender, solved)
  if (refused) return refused
  // The index finds the account and is no address: the job holds nothing personal.
  await context.jobs.send(context.db, askedEmailJob, { asked, index: emailIndex(context.keys, email), requestId: sender.requestId })
  return { status: 'OK' }
}

/** What others ask for does not use up the e-mails of a browser that has signed in to the account before. */
async function refuseTooMany(auth: AuthContext, email: string, asked: Asked, sender: Sender, solved: string | undefined) {
  const { context } = auth
  const { address } = sender
  const browser = await knownBrowser(auth, sender, email)
  if (browser && !(await checkLimits(context, { emailsAskedPerKnownBrowser: browser.name }))) return undefined
  const doubt = await countFree(context, {
    emailsAskedPerNetworkAddress: address,
    emailsAskedPerMailAddress: email,
    emailsAskedInTotal: '',
  })
  const perNetwork = asked === 'sign-in' ? { signInLinksPerNetworkAddress: address } : { passwordResetsPerNetworkAddress: address }
  return (
    (await requireProof(auth, doubt, solved)) ??
    (await checkLimits(context, perNetwork)) ??
    (await checkPair(context, 'emailsAskedPerMailAddressAndNetwork', email, address)) ??
    checkLimits(context, { emailsAskedPerMailAddress: email })
  )
}

export function authJobs(auth: AuthContext): JobHandlers {
  return { [askedEmailJob]: { work: (data) => sendAskedEmail(auth, data) } }
}

/** Writes the e-mail that was asked for: to the account that holds the address. */
async function sendAskedEmail(auth: AuthContext, { asked, index = '' }: Readonly<Record<string, string>>): Promise<void> {
  const { context } = auth
  await context.db.transaction().execute(async (trx) => {
    const row = await findHolder(trx, [index])
    if (!row) return
    const { email: to, firstName } = openAccount(context.keys, row)
    const addressed = { to, personId: row.id, firstName }
    const url = await newLink(auth, trx, asked === 'sign-in' ? 'sign-in' : 'password-reset', row.id)
    await context.post(trx, asked === 'sign-in' ? signInEmail(addressed, url) : passwordResetEmail(addressed, row.created_at, url))
  })
}

/**
 * Signs in by the token of an e-mail, which proves the address. A device on which somebody else is signed in stays theirs, unless that
 * account was made with the same address.
 */
export async function signInByToken(
  auth: AuthContext,
  token: string | undefined,
  sender: Sender,
): Promise<SessionTokens | Failure<'token_not_valid' | 'second_factor_required' | 'other_session' | 'too_many_requests'>> {
  const { context } = auth
  const limited = await checkLimits(context, { badTokensPerNetworkAddress: sender.address })
  if (limited) return limited
  const here = await sender.visitor()
  const signed = await context.db.transaction().execute(async (trx) => {
    const meant = await whoseLink(auth, trx, token ?? '', ['sign-in'])
    const entered = meant && (await accountToEnter(auth, trx, meant.person_id, here))
    if (!entered) return fail('token_not_valid')
    // The link is not used up: it still works where nobody else is signed in.
    if (entered === 'other') return fail('other_session')
    if (!(await useLink(auth, trx, token ?? '', ['sign-in']))) return fail('token_not_valid')
    const proven = await proveAddress(auth, trx, entered, { email: entered.email, here })
    return { result: await enter(auth, trx, entered.id, 'email', sender), ended: proven?.ended ?? [] }
  })
  if (isFailure(signed)) return signed
  for (const id of signed.ended) auth.endedSessions.add(id)
  return signed.result
}

const othersAddress: Words<string> = {
  en: 'This address belongs to another account. Sign in to that one.',
  es: 'Esta dirección es de otra cuenta. Inicia sesión en esa.',
}

type Confirmed = { readonly status: 'OK'; readonly password_removed: boolean }

/** Confirms the address that an e-mail went to: the one of the account, or the new one that waits. */
export async function confirmEmail(
  auth: AuthContext,
  token: string,
  sender: Sender,
): Promise<Confirmed | Failure<'link_used_up' | 'already_done' | 'too_many_requests'>> {
  const { context } = auth
  const limited = await checkLimits(context, { badTokensPerNetworkAddress: sender.address })
  if (limited) return limited
  const here = await sender.visitor()
  const done = await context.db.transaction().execute(async (trx) => {
    const used = await useLink(auth, trx, token, ['confirm-email', 'change-email'])
    const row = used && (await findPerson(trx, used.person_id))
    if (!row) return fail('link_used_up')
    const account = await accountToConfirm(auth, trx, openAccount(context.keys, row), used.purpose, here)
    const email = used.purpose === 'change-email' ? account.pendingEmail : account.email
    const proven = email === null ? undefined : await proveAddress(auth, trx, account, { email, here })
    if (!proven) {
      // It cannot become theirs any more, and its link is used up.
      if (used.purpose === 'change-email') await setPendingEmail(trx, account.id, null)
      return fail('already_done', { detail: othersAddress })
    }
    await audit(trx, { actor: `person:${account.id}`, action: `email.${used.purpose}`, subject: `person:${account.id}` })
    return proven
  })
  if (isFailure(done)) return done
  for (const id of done.ended) auth.endedSessions.add(id)
  return { status: 'OK', password_removed: done.isPasswordGone }
}
