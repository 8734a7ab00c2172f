import { timingSafeEqual } from 'node:crypto'
import type { BodyOf } from '@app/schemas/api/contract'
import type { authContracts } from '@app/schemas/api/people/auth'
import type { Language } from '@app/schemas/language'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { type Failure, fail, isFailure } from '../../failure/failure.ts'
import type { Sender } from '../../http/call/handlers.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { countFree } from '../../security/attempts/count-free.ts'
import { passwordProblem } from '../../security/password-problem.ts'
import { sealing } from '../../security/sealing.ts'
import { emailIndex, emailIndexes, openAccount, toUser } from './account.ts'
import type { AuthContext } from './auth-context.ts'
import { accountExistsEmail, welcomeEmail } from './emails.ts'
import { newLink } from './links/mailed-links.ts'
import { madeJustNow } from './made-just-now.ts'
import { indexName } from './name-words.ts'
import { requireProof } from './require-proof.ts'
import { sealedPeople } from './sealed.ts'
import { beginSession } from './sessions/sessions.ts'
import { hashUnproven } from './sign-in/unproven-password.ts'
import { addPerson, findHolder, type PersonRow } from './store.ts'

type Form = BodyOf<typeof authContracts.registerPerson>
/** What comes with the form: the code of our own pages, and a proof of work. */
type Shown = { readonly code: string | undefined; readonly solved: string | undefined }
/**
 * Makes an account and signs in. The answer is the same when the address is known already: then the new account does not hold it, and
 * the owner of the address gets an e-mail with a way into the one that does. So nobody finds out who has an account, and nobody can
 * take an address in advance. Sent again with the same password, the form leads into the account that it has just made.
 */
export async function registerPerson(auth: AuthContext, form: Form, { code, solved }: Shown, sender: Sender) {
  const { context } = auth
  if (!isRightCode(auth.securityCode, code)) return fail('security_code_refused')
  const refused = refusePassword(auth, form) ?? (await refuseTooMany(auth, form, solved, sender))
  if (refused) return refused
  const hash = await hashUnproven(context, form.email, form.password1)
  if (isFailure(hash)) return hash
  // Who floods an address with e-mails does not keep its owner from an account.
  const isFlooded = await checkLimits(context, { registrationEmailsPerMailAddress: form.email })
  return context.db.transaction().execute(async (trx) => {
    const holder = await findHolder(trx, emailIndexes(context.keys, form.email))
    const before = await madeJustNow(auth, trx, form, hash)
    const row = before ?? (await addNew(auth, trx, newRow(auth, form, hash, sender.language), holder))
    const tokens = await beginSession(auth, trx, row.id, sender, { passwordCheckedAt: context.now(), madeAccount: true })
    const actor = `person:${row.id}`
    const addressed = { to: form.email, personId: row.id, firstName: form.first_name }
    // Whoever presses again has been written to, and another link would end the first one.
    if (before) await audit(trx, { actor, action: 'account.made-again', subject: actor })
    // The same work either way, so that its duration reveals nothing.
    else if (isFlooded) await audit(trx, { actor: 'anonymous', action: 'account.e-mail-withheld', subject: actor })
    else if (holder) await context.post(trx, accountExistsEmail(addressed, firstOf(holder), await newLink(auth, trx, 'sign-in', holder.id)))
    else await context.post(trx, welcomeEmail(addressed, await newLink(auth, trx, 'confirm-email', row.id)))
    if (!before) await audit(trx, { actor, action: 'account.made', subject: actor })
    return {
      access_token: tokens.access,
      refresh_token: tokens.refresh,
      ...tokens,
      user: toUser(auth, openAccount(context.keys, row), true),
    }
  })
}

async function addNew({ context }: AuthContext, trx: Queries, row: PersonRow, holder: PersonRow | undefined): Promise<PersonRow> {
  await addPerson(trx, { ...row, holds_email: holder === undefined })
  const { firstName, lastName } = openAccount(context.keys, row)
  await indexName(context, trx, row.id, `${firstName} ${lastName}`)
  return row
}

function firstOf({ created_at: madeAt, email_confirmed_at: provenAt }: PersonRow) {
  return { madeAt, isProven: provenAt !== null }
}

function refusePassword({ brandName }: AuthContext, form: Form): Failure<'validation_failed'> | undefined {
  const own = { firstName: form.first_name, lastName: form.last_name, email: form.email, brandName: brandName() }
  const words = passwordProblem(form.password1, own, 'alone')
  return words === undefined ? undefined : fail('validation_failed', { fields: { password1: [words] } })
}

async function refuseTooMany(auth: AuthContext, { email }: Form, solved: string | undefined, { address }: Sender) {
  const { context } = auth
  const doubt = await countFree(context, {
    registrationsPerNetworkAddress: address,
    registrationsPerMailAddress: email,
    registrationsInTotal: '',
  })
  return (await requireProof(auth, doubt, solved)) ?? checkLimits(context, { registrationsPerNetworkAddress: address })
}

function newRow({ context }: AuthContext, form: Form, passwordHash: string, language: Language): PersonRow {
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
    password_stands_alone: true,
    user_flow_id: form.user_flow_id ?? '',
    origin_domain: form.origin_domain ?? '',
    partner_name: form.partner_name ?? '',
    unsubscribed_at: null,
    closed_at: null,
    language,
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
