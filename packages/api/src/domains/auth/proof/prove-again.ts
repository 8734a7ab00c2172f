import type { BodyOf } from '@app/schemas/api/contract'
import type { authContracts } from '@app/schemas/api/people/auth'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { type Failure, fail, isFailure } from '../../../failure/failure.ts'
import type { Person } from '../../../http/call/handlers.ts'
import { checkLimits, forgiveStepUps } from '../../../security/attempts/check-limits.ts'
import { verifyPassword } from '../../../security/password-hash.ts'
import type { AuthContext } from '../auth-context.ts'
import { checkPasskey } from '../passkeys/check-passkey.ts'
import { factorsOf } from '../second-factor/factors-of.ts'
import { recordFactorShown } from '../second-factor/record-factor-shown.ts'
import { useCode } from '../second-factor/use-code.ts'
import { recordPasswordCheck } from '../sessions/session-store.ts'
import { findPerson } from '../store.ts'
import { useMailedCode } from './mailed-code.ts'

type Shown = BodyOf<typeof authContracts.stepUp>
type Refusal = Failure<'invalid_credentials' | 'second_factor_required' | 'code_not_right' | 'passkey_refused' | 'overloaded'>

/**
 * Checks once more that it is the same person. For five minutes that counts as a fresh proof. Where there is a second factor it has to be
 * that; a code from an e-mail counts beside a proof, and is none.
 */
export async function proveAgain(auth: AuthContext, person: Person, shown: Shown) {
  const { context } = auth
  const limited = await checkLimits(context, { stepUpFailuresPerAccount: person.id })
  if (limited) return limited
  // Hashing takes long: not in the transaction.
  const wrong = shown.password === undefined ? undefined : await checkPassword(auth, person, shown.password)
  if (wrong) return wrong
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    const refused = await check(auth, trx, person, shown)
    if (refused) return refused
    await forgiveStepUps(context, trx, person.id)
    if (shown.mailed_code !== undefined) return { access: auth.accessTokens.sign(person) }
    const subject = `person:${person.id}`
    await recordPasswordCheck(trx, person.sessionId, now)
    await audit(trx, { actor: subject, action: 'step-up', subject })
    return { access: auth.accessTokens.sign({ ...person, passwordCheckedAt: now }) }
  })
}

async function checkPassword({ context }: AuthContext, person: Person, password: string): Promise<Refusal | undefined> {
  const { by } = await factorsOf(context.db, person.id)
  if (by.length > 0) return fail('second_factor_required')
  const row = await findPerson(context.db, person.id)
  const fits = await verifyPassword(row?.password_hash, password, context.passwordCost)
  if (isFailure(fits)) return fits
  if (fits) return undefined
  await auditFailure(context.db, person)
  return fail('invalid_credentials')
}

async function check(
  auth: AuthContext,
  trx: Queries,
  person: Person,
  { code, passkey, mailed_code: mailedCode }: Shown,
): Promise<Refusal | undefined> {
  if (mailedCode !== undefined) return useMailedCode(auth, trx, person, mailedCode)
  if (code === undefined && passkey === undefined) return undefined
  const refused = code === undefined ? undefined : await useCode(auth.context, trx, person.id, code)
  if (refused) return refused
  const row = passkey && (await checkPasskey(auth, trx, passkey, { purpose: 'step-up', personId: person.id }))
  if (row && isFailure(row)) {
    await auditFailure(trx, person)
    return row
  }
  await recordFactorShown(auth.context, trx, person)
  return undefined
}

async function auditFailure(db: Queries, { id }: Person): Promise<void> {
  const subject = `person:${id}`
  await audit(db, { actor: subject, action: 'step-up.failed', subject })
}
