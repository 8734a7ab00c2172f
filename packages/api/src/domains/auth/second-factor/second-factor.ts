import { randomBytes } from 'node:crypto'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { type Failure, fail } from '../../../failure/failure.ts'
import type { Person } from '../../../http/call/handlers.ts'
import { checkLimits } from '../../../security/attempts/check-limits.ts'
import { hashToken } from '../../../security/random-token.ts'
import { sealing } from '../../../security/sealing.ts'
import { accountOf } from '../account-of.ts'
import type { AuthContext } from '../auth-context.ts'
import { secondFactorSetEmail } from '../emails.ts'
import { sealedAuthenticators, sealedPendingAuthenticators } from '../sealed.ts'
import { requireStepUp } from '../step-up.ts'
import { writeTo } from '../write-to.ts'
import { counterOf, newSecret, secretUri } from './authenticator.ts'
import {
  findSecondFactor,
  lockAuthenticator,
  lockPending,
  putPending,
  recordShown,
  setAuthenticator,
  setCounter,
  useBackupCode,
} from './second-factor-store.ts'

const pendingMs = 30 * 60_000
const shownMs = 12 * 3_600_000
const backupCodes = 10
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Whether an app is set up, and whether this session has shown its code lately. */
export async function readSecondFactor({ context }: AuthContext, person: Person) {
  const found = await findSecondFactor(context.db, person)
  return {
    is_set: found?.confirmed_at != null,
    is_shown_here: isShown(found?.second_factor_at ?? null, context.now()),
    backup_codes_left: Number(found?.codes_left ?? 0),
  }
}

/** A code that was shown counts for a working day. */
export function isShown(shownAt: Date | null, now: Date): boolean {
  return shownAt !== null && now.getTime() - shownAt.getTime() < shownMs
}

/** Gives the secret for an app. Where one is set up already, its code has to be shown first: a password alone does not replace it. */
export async function beginSecondFactor(auth: AuthContext, person: Person) {
  const { context } = auth
  const refused = requireStepUp(person, context.now())
  if (refused) return refused
  const { is_set, is_shown_here } = await readSecondFactor(auth, person)
  if (is_set && !is_shown_here) return fail('second_factor_required')
  const account = await accountOf(context, person.id)
  if (!account) return fail('token_not_valid')
  const secret = newSecret()
  const id = context.newId()
  const sealed = sealing(context.keys, sealedPendingAuthenticators).seal('secret', id, secret)
  await context.db.transaction().execute((trx) => putPending(trx, { id, person_id: person.id, secret: sealed, begun_at: context.now() }))
  return { secret, uri: secretUri(secret, { issuer: auth.brandName(), account: account.email }) }
}

/** The first code from the app: from now on it counts. */
export async function confirmSecondFactor({ context }: AuthContext, person: Person, code: string) {
  const limited = await checkLimits(context, { authenticatorTriesPerAccount: person.id })
  if (limited) return limited
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    const pending = await lockPending(trx, person.id, new Date(now.getTime() - pendingMs))
    if (!pending) return fail('not_in_this_state', { detail: 'Begin again: this secret is too old.' })
    const secret = sealing(context.keys, sealedPendingAuthenticators).open('secret', pending.id, pending.secret)
    const counter = counterOf(secret, code, now)
    if (counter === undefined) return fail('code_not_right')
    const codes = Array.from({ length: backupCodes }, newBackupCode)
    const id = context.newId()
    const sealed = sealing(context.keys, sealedAuthenticators).seal('secret', id, secret)
    const row = { id, person_id: person.id, secret: sealed, confirmed_at: now, last_counter: counter }
    await setAuthenticator(trx, row, codes.map(hashToken))
    await recordShown(trx, person.sessionId, now)
    const subject = `person:${person.id}`
    await audit(trx, { actor: subject, action: 'second-factor.set', subject })
    await writeTo(context, trx, person.id, secondFactorSetEmail)
    return { backup_codes: codes.map((one) => one.match(/.{4}/g)?.join('-') ?? one) }
  })
}

/** Shows a code for this session. Each counts once, or somebody who looks on could use it again. */
export async function showSecondFactor({ context }: AuthContext, person: Person, code: string) {
  const limited = await checkLimits(context, { authenticatorTriesPerAccount: person.id })
  if (limited) return limited
  const subject = `person:${person.id}`
  return context.db.transaction().execute(async (trx) => {
    const fits = await useCode(context, trx, person, code)
    if (fits !== true) {
      await audit(trx, { actor: subject, action: 'second-factor.failed', subject })
      return fits
    }
    await recordShown(trx, person.sessionId, context.now())
    await audit(trx, { actor: subject, action: 'second-factor.shown', subject, detail: { by: code.length === 6 ? 'app' : 'backup code' } })
    return { status: 'OK' as const }
  })
}

async function useCode(
  { keys, now }: AuthContext['context'],
  trx: Queries,
  { id }: Person,
  code: string,
): Promise<true | Failure<'code_not_right' | 'not_in_this_state'>> {
  const row = await lockAuthenticator(trx, id)
  if (!row) return fail('not_in_this_state', { detail: 'Set up an authenticator app first.' })
  if (code.length !== 6) return (await useBackupCode(trx, id, hashToken(code), now())) || fail('code_not_right')
  const counter = counterOf(sealing(keys, sealedAuthenticators).open('secret', row.id, row.secret), code, now())
  if (counter === undefined || counter <= row.last_counter) return fail('code_not_right')
  await setCounter(trx, id, counter)
  return true
}

/** 80 bits: long enough that a fast hash keeps it. */
function newBackupCode(): string {
  return [...randomBytes(16)].map((byte) => base32[byte % 32]).join('')
}
