import { timingSafeEqual } from 'node:crypto'
import type { BodyOf } from '@app/schemas/api/contract'
import type { authContracts } from '@app/schemas/api/people/auth'
import { audit } from '../../db/audit.ts'
import { type Failure, fail, isFailure } from '../../failure/failure.ts'
import type { Sender } from '../../http/call/handlers.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { passwordProblem } from '../../security/password-problem.ts'
import { sealing } from '../../security/sealing.ts'
import { emailIndex, emailIndexes, openAccount, toUser } from './account.ts'
import type { AuthContext } from './auth-context.ts'
import { accountExistsEmail, madeOn, welcomeEmail } from './emails.ts'
import { newLink } from './mailed-links.ts'
import { sealedPeople } from './sealed.ts'
import { beginSession } from './sessions/sessions.ts'
import { addPerson, findHolder, type PersonRow } from './store.ts'
import { hashUnproven } from './unproven-password.ts'

type Form = BodyOf<typeof authContracts.registerPerson>
type Refused = Failure<'security_code_refused' | 'too_many_requests' | 'validation_failed' | 'overloaded'>

/**
 * Makes an account and signs in. The answer is the same when the address is known already: then the new account does not hold it, and
 * the owner of the address gets an e-mail with a way into the one that does. So nobody finds out who has an account, and nobody can
 * take an address in advance.
 */
export async function registerPerson(auth: AuthContext, form: Form, code: string | undefined, sender: Sender) {
  const { context } = auth
  if (!isRightCode(auth.securityCode, code)) return fail('security_code_refused')
  const limited = await checkLimits(context, { registrationsPerNetworkAddress: sender.address, registrationsPerMailAddress: form.email })
  if (limited) return limited
  const hash = await passwordHash(auth, form)
  if (isFailure(hash)) return hash
  const row = newRow(auth, form, hash)
  const account = openAccount(context.keys, row)
  const tokens = await context.db.transaction().execute(async (trx) => {
    const holder = await findHolder(trx, emailIndexes(context.keys, form.email))
    await addPerson(trx, row)
    const begun = await beginSession(auth, trx, row.id, sender, { passwordCheckedAt: context.now(), madeAccount: true })
    const addressed = { to: form.email, personId: row.id, firstName: form.first_name }
    // The same work either way, so that its duration reveals nothing.
    if (holder) await context.post(trx, accountExistsEmail(addressed, madeOn(holder), await newLink(auth, trx, 'sign-in', holder.id)))
    else await context.post(trx, welcomeEmail(addressed, await newLink(auth, trx, 'confirm-email', row.id)))
    await audit(trx, { actor: `person:${row.id}`, action: 'account.made', subject: `person:${row.id}` })
    return begun
  })
  return { access_token: tokens.access, refresh_token: tokens.refresh, ...tokens, user: toUser(auth, account, true) }
}

async function passwordHash({ context, brandName }: AuthContext, form: Form): Promise<string | Refused> {
  const own = { firstName: form.first_name, lastName: form.last_name, email: form.email, brandName: brandName() }
  const words = passwordProblem(form.password1, own)
  if (words !== undefined) return fail('validation_failed', { fields: { password1: [words] } })
  return hashUnproven(context.keys, form.email, form.password1)
}

function newRow({ context }: AuthContext, form: Form, passwordHash: string): PersonRow {
  const id = context.newId()
  const now = context.now()
  const { seal } = sealing(context.keys, sealedPeople)
  return {
    id,
    email: seal('email', id, form.email),
    email_index: emailIndex(context.keys, form.email),
    email_confirmed_at: null,
    holds_email: true,
    pending_email: null,
    first_name: seal('first_name', id, form.first_name),
    last_name: seal('last_name', id, form.last_name),
    password_hash: passwordHash,
    user_flow_id: form.user_flow_id ?? '',
    origin_domain: form.origin_domain ?? '',
    partner_name: form.partner_name ?? '',
    unsubscribed_at: null,
    created_at: now,
    last_seen_at: now,
  }
}

function isRightCode(wanted: string | undefined, given: string | undefined): boolean {
  if (given === undefined || given === '') return false
  if (wanted === undefined) return true
  const [one, other] = [Buffer.from(wanted), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
