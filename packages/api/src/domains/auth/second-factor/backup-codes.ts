import { randomBytes } from 'node:crypto'
import { backupCodeCount } from '@app/schemas/rules/people/second-factor'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import type { Person } from '../../../http/call/handlers.ts'
import { hashToken } from '../../../security/random-token.ts'
import type { AuthContext } from '../auth-context.ts'
import { backupCodesMadeEmail } from '../factor-emails.ts'
import { requireStepUp } from '../step-up.ts'
import { lockPerson } from '../store.ts'
import { writeTo } from '../write-to.ts'
import { factorsOf } from './factors-of.ts'
import { setBackupCodes } from './second-factor-store.ts'

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Ten backup codes with the first second factor; none where the person has had some. */
export async function firstBackupCodes(trx: Queries, personId: string, now: Date): Promise<readonly string[]> {
  return (await factorsOf(trx, personId)).backupCodesLeft > 0 ? [] : putNewCodes(trx, personId, now)
}

/** Ten new ones; those before no longer count. */
export async function makeBackupCodes({ context }: AuthContext, person: Person) {
  const refused = requireStepUp(person, context.now())
  if (refused) return refused
  return context.db.transaction().execute(async (trx) => {
    await lockPerson(trx, person.id)
    if ((await factorsOf(trx, person.id)).by.length === 0)
      return fail('not_in_this_state', {
        detail: { en: 'Add a passkey or an app first.', es: 'Primero agrega una llave de acceso o una aplicación.' },
      })
    const codes = await putNewCodes(trx, person.id, context.now())
    const subject = `person:${person.id}`
    await audit(trx, { actor: subject, action: 'backup-codes.made', subject })
    await writeTo(context, trx, person.id, backupCodesMadeEmail)
    return { backup_codes: codes }
  })
}

/** In groups of four, as people write them down. */
async function putNewCodes(trx: Queries, personId: string, now: Date): Promise<readonly string[]> {
  const codes = Array.from({ length: backupCodeCount }, newCode)
  await setBackupCodes(trx, personId, codes.map(hashToken), now)
  return codes.map((one) => one.match(/.{4}/g)?.join('-') ?? one)
}

/** 80 bits: long enough that a fast hash keeps it. */
function newCode(): string {
  return [...randomBytes(16)].map((byte) => base32[byte % 32]).join('')
}
