import type { Queries } from '../../../db/database.ts'
import { type Failure, fail } from '../../../failure/failure.ts'
import { findPerson } from '../store.ts'
import { factorsOf } from './factors-of.ts'
import { dropBackupCodes } from './second-factor-store.ts'

const longerFirst = {
  detail: {
    en: 'Your password is too short to be all there is. Set one with at least 15 characters first.',
    es: 'Tu contraseña es demasiado corta para bastar por sí sola. Primero pon una de al menos 15 caracteres.',
  },
}

/**
 * Before a second factor goes: with the last one go the backup codes, and the password has to be long enough by itself. Returns why it
 * has to stay.
 */
export async function leaveLastFactor(
  trx: Queries,
  personId: string,
  going: 'app' | { readonly passkeyId: string },
): Promise<Failure<'not_in_this_state'> | undefined> {
  const { hasApp, passkeys } = await factorsOf(trx, personId)
  const isLast = going === 'app' ? passkeys === 0 : !hasApp && passkeys === 1
  if (!isLast) return undefined
  const row = await findPerson(trx, personId)
  if (!row?.password_stands_alone) return fail('not_in_this_state', longerFirst)
  await dropBackupCodes(trx, personId)
  return undefined
}
