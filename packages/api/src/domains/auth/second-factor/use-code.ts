import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { type Failure, fail } from '../../../failure/failure.ts'
import { hashToken } from '../../../security/random-token.ts'
import { sealing } from '../../../security/sealing.ts'
import { backupCodeUsedEmail } from '../factor-emails.ts'
import { sealedAuthenticators } from '../sealed.ts'
import { writeTo } from '../write-to.ts'
import { counterOf } from './authenticator.ts'
import { factorsOf } from './factors-of.ts'
import { lockAuthenticator, setCounter, useBackupCode } from './second-factor-store.ts'

/** Uses a code of the app, or a backup code, up: each counts once, or somebody who looks on could use it again. Written down either way. */
export async function useCode(
  context: Context,
  trx: Queries,
  personId: string,
  code: string,
): Promise<Failure<'code_not_right'> | undefined> {
  const isOfApp = code.length === 6
  const fits = isOfApp ? await fitsApp(context, trx, personId, code) : await useBackupCode(trx, personId, hashToken(code), context.now())
  const subject = `person:${personId}`
  const detail = { by: isOfApp ? 'app' : 'backup code' }
  await audit(trx, { actor: subject, action: fits ? 'second-factor.shown' : 'second-factor.failed', subject, detail })
  if (!fits) return fail('code_not_right')
  if (!isOfApp) {
    const { backupCodesLeft } = await factorsOf(trx, personId)
    await writeTo(context, trx, personId, (addressed) => backupCodeUsedEmail(addressed, backupCodesLeft))
  }
  return undefined
}

async function fitsApp({ keys, now }: Context, trx: Queries, personId: string, code: string): Promise<boolean> {
  const row = await lockAuthenticator(trx, personId)
  if (!row) return false
  const counter = counterOf(sealing(keys, sealedAuthenticators).open('secret', row.id, row.secret), code, now())
  if (counter === undefined || counter <= row.last_counter) return false
  await setCounter(trx, personId, counter)
  return true
}
