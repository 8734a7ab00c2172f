import { audit } from '../../../db/audit.ts'
import { fail } from '../../../failure/failure.ts'
import type { Person } from '../../../http/call/handlers.ts'
import { checkLimits } from '../../../security/attempts/check-limits.ts'
import { sealing } from '../../../security/sealing.ts'
import { accountOf } from '../account.ts'
import type { AuthContext } from '../auth-context.ts'
import { appRemovedEmail, appSetEmail } from '../factor-emails.ts'
import { requireToAddFactor } from '../proof/require-to-add-factor.ts'
import { sealedAuthenticators, sealedPendingAuthenticators } from '../sealed.ts'
import { requireStepUp } from '../step-up.ts'
import { lockPerson } from '../store.ts'
import { writeTo } from '../write-to.ts'
import { counterOf, newSecret, secretUri } from './authenticator.ts'
import { firstBackupCodes } from './backup-codes.ts'
import { factorsOf } from './factors-of.ts'
import { leaveLastFactor } from './leave-last-factor.ts'
import { recordFactorShown } from './record-factor-shown.ts'
import { deleteAuthenticator, findShown, lockPending, putPending, setAuthenticator } from './second-factor-store.ts'
import { useCode } from './use-code.ts'

const pendingMs = 30 * 60_000
const shownMs = 12 * 3_600_000

/** Which second factors are set up, and whether this session has shown one lately. */
export async function readSecondFactor({ context }: AuthContext, person: Person) {
  const { hasApp, passkeys, backupCodesLeft, backupCodesMadeAt, by } = await factorsOf(context.db, person.id)
  const shown = await findShown(context.db, person.sessionId)
  return {
    is_set: by.length > 0,
    has_app: hasApp,
    passkeys,
    is_shown_here: isShown(shown?.second_factor_at ?? null, context.now()),
    backup_codes_left: backupCodesLeft,
    backup_codes_made_at: backupCodesMadeAt?.toISOString() ?? null,
  }
}

/** One that was shown counts for a working day. */
export function isShown(shownAt: Date | null, now: Date): boolean {
  return shownAt !== null && now.getTime() - shownAt.getTime() < shownMs
}

/** Gives the secret for an app. */
export async function beginSecondFactor(auth: AuthContext, person: Person) {
  const { context } = auth
  const refused = await requireToAddFactor(auth, context.db, person)
  if (refused) return refused
  const account = await accountOf(context, person.id)
  if (!account) return fail('token_not_valid')
  const secret = newSecret()
  const id = context.newId()
  const sealed = sealing(context.keys, sealedPendingAuthenticators).seal('secret', id, secret)
  await context.db.transaction().execute((trx) => putPending(trx, { id, person_id: person.id, secret: sealed, begun_at: context.now() }))
  return { secret, uri: secretUri(secret, { issuer: auth.brandName(), account: account.email }) }
}

/** The first code from the app: from now on it counts. */
export async function confirmSecondFactor(auth: AuthContext, person: Person, code: string) {
  const { context } = auth
  const limited = await checkLimits(context, { authenticatorTriesPerAccount: person.id })
  if (limited) return limited
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    await lockPerson(trx, person.id)
    const refused = await requireToAddFactor(auth, trx, person)
    if (refused) return refused
    const pending = await lockPending(trx, person.id, new Date(now.getTime() - pendingMs))
    if (!pending) return fail('not_in_this_state', { detail: tooOld })
    const secret = sealing(context.keys, sealedPendingAuthenticators).open('secret', pending.id, pending.secret)
    const counter = counterOf(secret, code, now)
    if (counter === undefined) return fail('code_not_right')
    const id = context.newId()
    const sealed = sealing(context.keys, sealedAuthenticators).seal('secret', id, secret)
    await setAuthenticator(trx, { id, person_id: person.id, secret: sealed, confirmed_at: now, last_counter: counter })
    const backupCodes = await firstBackupCodes(trx, person.id, now)
    await recordFactorShown(context, trx, person)
    const subject = `person:${person.id}`
    await audit(trx, { actor: subject, action: 'second-factor.set', subject })
    await writeTo(context, trx, person.id, appSetEmail)
    return { backup_codes: backupCodes }
  })
}

const tooOld = { en: 'Begin again: this secret is too old.', es: 'Empieza otra vez: esta clave es demasiado antigua.' }

/** Shows a code for this session. */
export async function showSecondFactor({ context }: AuthContext, person: Person, code: string) {
  const limited = await checkLimits(context, { authenticatorTriesPerAccount: person.id })
  if (limited) return limited
  return context.db.transaction().execute(async (trx) => {
    const wrong = await useCode(context, trx, person.id, code)
    if (wrong) return wrong
    await recordFactorShown(context, trx, person)
    return { status: 'OK' as const }
  })
}

/** The app no longer counts. Where it was the last second factor, the password has to be enough by itself. */
export async function removeAuthenticator({ context }: AuthContext, person: Person) {
  const refused = requireStepUp(person, context.now())
  if (refused) return refused
  return context.db.transaction().execute(async (trx) => {
    await lockPerson(trx, person.id)
    if (!(await factorsOf(trx, person.id)).hasApp) return { status: 'OK' as const }
    const stays = await leaveLastFactor(trx, person.id, 'app')
    if (stays) return stays
    await deleteAuthenticator(trx, person.id)
    const subject = `person:${person.id}`
    await audit(trx, { actor: subject, action: 'second-factor.removed', subject })
    await writeTo(context, trx, person.id, appRemovedEmail)
    return { status: 'OK' as const }
  })
}
