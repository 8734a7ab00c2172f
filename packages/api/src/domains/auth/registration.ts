import { timingSafeEqual } from 'node:crypto'
import type { BodyOf } from '@app/schemas/api/contract'
import type { authContracts } from '@app/schemas/api/people/auth'
import { audit } from '../../db/audit.ts'
import { type Failure, fail, isFailure } from '../../failure/failure.ts'
import type { Sender } from '../../http/call/handlers.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { hashPassword } from '../../security/password-hash.ts'
import { passwordProblem } from '../../security/password-problem.ts'
import { sealing } from '../../security/sealing.ts'
import { emailIndex, emailIndexes, openAccount, toUser } from './account.ts'
import type { AuthContext } from './auth-context.ts'
import { accountExistsEmail, welcomeEmail } from './emails.ts'
import { newLink } from './mailed-links.ts'
import { sealedPeople } from './sealed.ts'
import { beginSession } from './sessions/sessions.ts'
import { addPerson, findByEmail, type PersonRow } from './store.ts'

type Form = BodyOf<typeof authContracts.registerPerson>
type Refused = Failure<'security_code_refused' | 'too_many_requests' | 'validation_failed' | 'overloaded'>

/**
 * Makes an account. Whether the address is known is told to nobody but its owner, by e-mail: an account can be made with any
 * address, and an address belongs to an account only when it is confirmed. So nobody can take an address in advance, either.
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
    const [known] = await findByEmail(trx, emailIndexes(context.keys, form.email), 1)
    await addPerson(trx, row)
    const begun = await beginSession(auth, trx, row.id, sender, context.now())
    const addressed = { to: form.email, personId: row.id, firstName: form.first_name }
    // As much work either way, so that the time it takes says nothing.
    if (known?.email_confirmed_at) await context.post(trx, accountExistsEmail(addressed, await newLink(auth, trx, 'sign-in', known.id)))
    else await context.post(trx, welcomeEmail(addressed, await newLink(auth, trx, 'confirm-email', row.id)))
    await audit(trx, { actor: `person:${row.id}`, action: 'account.made', subject: `person:${row.id}` })
    return begun
  })
  return { access_token: tokens.access, refresh_token: tokens.refresh, ...tokens, user: toUser(account) }
}

async function passwordHash({ brandName }: AuthContext, form: Form): Promise<string | Refused> {
  const own = { firstName: form.first_name, lastName: form.last_name, email: form.email, brandName: brandName() }
  const words = passwordProblem(form.password1, own)
  if (words !== undefined) return fail('validation_failed', { fields: { password1: [words] } })
  return hashPassword(form.password1)
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
