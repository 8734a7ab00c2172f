import type { BodyOf } from '@app/schemas/api/contract'
import type { authContracts } from '@app/schemas/api/people/auth'
import { type PasswordStand, standsAlone } from '@app/schemas/rules/people/password'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import type { Person, Sender } from '../../http/call/handlers.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { forgiveAccount } from '../../security/attempts/sign-in-tries.ts'
import { hashPassword } from '../../security/password-hash.ts'
import { passwordProblem } from '../../security/password-problem.ts'
import { openAccount } from './account.ts'
import type { AuthContext } from './auth-context.ts'
import { passwordChangedEmail } from './emails.ts'
import { useLink, whoseLink } from './links/mailed-links.ts'
import { takeAddress } from './links/prove-address.ts'
import { putPassword } from './put-password.ts'
import { factorsOf } from './second-factor/factors-of.ts'
import { rememberBrowser } from './sessions/known-browsers.ts'
import { endSessions } from './sessions/session-store.ts'
import { hashUnproven } from './sign-in/unproven-password.ts'
import { requireStepUp } from './step-up.ts'
import { findPerson, type PersonRow } from './store.ts'

type NewPassword = BodyOf<typeof authContracts.changePassword>
type Reset = BodyOf<typeof authContracts.resetPassword>

/** Changes the password of a person who has just entered the old one. Every other device is signed out. */
export async function changePassword(auth: AuthContext, person: Person, typed: NewPassword, sender: Sender) {
  const { new_password1: password, new_password2: again } = typed
  const { context } = auth
  const refused = requireStepUp(person, context.now())
  if (refused) return refused
  if (password !== again)
    return fail('validation_failed', {
      fields: {
        new_password2: [{ en: 'The passwords don’t match. Type it again.', es: 'Las contraseñas no coinciden. Escríbela otra vez.' }],
      },
    })
  const row = await findPerson(context.db, person.id)
  if (!row) return fail('token_not_valid')
  const hash = await hashFor(auth, row, {
    password,
    field: 'new_password1',
    stand: await standOf(auth, row.id),
    isProven: row.email_confirmed_at !== null,
  })
  if (isFailure(hash)) return hash
  const ended = await context.db.transaction().execute(async (trx) => {
    const others = await replacePassword(auth, trx, row, { password, hash, keptSession: person.sessionId })
    await rememberBrowser(auth, trx, row.id, sender)
    return others
  })
  for (const id of ended) auth.endedSessions.add(id)
  return { detail: 'New password has been saved.' }
}

/** Sets a new password with the token of an e-mail. Every device is signed out, and the address is confirmed by that. */
export async function resetPassword(auth: AuthContext, { token, password }: Reset, sender: Sender) {
  const { context } = auth
  const limited = await checkLimits(context, { badTokensPerNetworkAddress: sender.address })
  if (limited) return limited
  const meant = await whoseLink(auth, context.db, token, ['password-reset'])
  const row = meant && (await findPerson(context.db, meant.person_id))
  if (!row) return fail('link_used_up')
  const hash = await hashFor(auth, row, { password, field: 'password', stand: await standOf(auth, row.id), isProven: true })
  if (isFailure(hash)) return hash
  const ended = await context.db.transaction().execute(async (trx) => {
    if (!(await useLink(auth, trx, token, ['password-reset']))) return undefined
    const account = openAccount(context.keys, row)
    if (!(await takeAddress(auth, trx, account, account.email))) return undefined
    return replacePassword(auth, trx, row, { password, hash, keptSession: null })
  })
  if (!ended) return fail('link_used_up')
  for (const id of ended) auth.endedSessions.add(id)
  return { status: 'OK' as const }
}

type Hashing = { readonly password: string; readonly field: string; readonly stand: PasswordStand; readonly isProven: boolean }

/** Checks and hashes a new password. */
export async function hashFor({ context, brandName }: AuthContext, row: PersonRow, { password, field, stand, isProven }: Hashing) {
  const { firstName, lastName, email } = openAccount(context.keys, row)
  const words = passwordProblem(password, { firstName, lastName, email, brandName: brandName() }, stand)
  if (words !== undefined) return fail('validation_failed', { fields: { [field]: [words] } })
  return isProven ? hashPassword(password, context.passwordCost) : hashUnproven(context, email, password)
}

/** Whether the password of a person is all there is. */
async function standOf({ context }: AuthContext, personId: string): Promise<PasswordStand> {
  return (await factorsOf(context.db, personId)).by.length > 0 ? 'beside' : 'alone'
}

type Replacing = { readonly password: string; readonly hash: string; readonly keptSession: string | null }

/** Answers the sessions that it ended. */
export async function replacePassword(auth: AuthContext, trx: Queries, row: PersonRow, { password, hash, keptSession }: Replacing) {
  const { context } = auth
  const { email: to, firstName } = openAccount(context.keys, row)
  await putPassword(auth, trx, row.id, { hash, standsAlone: standsAlone(password) })
  const ended = await endSessions(trx, row.id, keptSession, 'password changed', context.now())
  await audit(trx, { actor: `person:${row.id}`, action: 'password.changed', subject: `person:${row.id}` })
  await context.post(trx, passwordChangedEmail({ to, personId: row.id, firstName }))
  await forgiveAccount(context, trx, to)
  return ended
}
