import { randomInt } from 'node:crypto'
import { mailedCodeMinutes } from '@app/schemas/rules/days/times-kept'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { type Failure, fail } from '../../../failure/failure.ts'
import type { Person } from '../../../http/call/handlers.ts'
import { checkLimits } from '../../../security/attempts/check-limits.ts'
import { blindIndex } from '../../../security/blind-index.ts'
import type { KeyRing } from '../../../security/key-ring.ts'
import type { AuthContext } from '../auth-context.ts'
import { mailedCodeEmail } from '../factor-emails.ts'
import { writeTo } from '../write-to.ts'
import { putMailedCode, recordMailedCode, takeMailedCode } from './mailed-code-store.ts'

const goodMs = mailedCodeMinutes * 60_000

/** Sends eight digits to the address of the account. The newest code counts. */
export async function mailCode({ context }: AuthContext, person: Person) {
  const limited = await checkLimits(context, { mailedCodesPerAccount: person.id })
  if (limited) return limited
  const code = String(randomInt(100_000_000)).padStart(8, '0')
  await context.db.transaction().execute(async (trx) => {
    const expiresAt = new Date(context.now().getTime() + goodMs)
    await putMailedCode(trx, { person_id: person.id, hash: hashOf(context.keys, person.id, code), expires_at: expiresAt })
    await writeTo(context, trx, person.id, (addressed) => mailedCodeEmail(addressed, code))
    const subject = `person:${person.id}`
    await audit(trx, { actor: subject, action: 'mailed-code.sent', subject })
  })
  return { status: 'OK' as const }
}

/** Uses the code up, and writes down that this session has shown it. Tries are limited by the caller. */
export async function useMailedCode(
  { context }: AuthContext,
  trx: Queries,
  person: Person,
  code: string,
): Promise<Failure<'code_not_right'> | undefined> {
  const fits = await takeMailedCode(trx, person.id, hashOf(context.keys, person.id, code), context.now())
  const subject = `person:${person.id}`
  await audit(trx, { actor: subject, action: fits ? 'mailed-code.shown' : 'mailed-code.failed', subject })
  if (!fits) return fail('code_not_right')
  await recordMailedCode(trx, person.sessionId, context.now())
  return undefined
}

const stored = { table: 'mailed_codes', column: 'hash' } as const

/** With a key: a reader of the table could otherwise try all codes in a second. */
function hashOf(keys: KeyRing, personId: string, code: string): string {
  return blindIndex(keys, stored, `${personId} ${code}`)
}
