import type { Words } from '@app/schemas/language'
import { cleanProviderNames } from '@app/schemas/rules/accounts/provider-names'
import type { CoreContext } from '../../core/core-context.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import { refuseCardNumbers } from '../../failure/refuse-card-numbers.ts'
import type { Person } from '../../http/call/handlers.ts'
import { doOnce } from '../../once/once.ts'
import { accountOf } from '../auth/account.ts'
import { toRecord } from './record.ts'
import { findRecord, setUnknownProviders } from './store.ts'

const words = {
  length: { en: 'A name is too long. Use 120 letters or fewer.', es: 'Un nombre es demasiado largo. Usa 120 letras o menos.' },
  max: { en: 'These are too many. Give at most 50.', es: 'Son demasiados. Da 50 como máximo.' },
} as const satisfies Readonly<Record<string, Words<string>>>

/**
 * Keeps the names of providers that we do not know. The list has no version, so its key is remembered: a request that arrives
 * twice does not undo what came between.
 */
export async function updateUnknownProviders(context: CoreContext, person: Person, key: string, typed: readonly string[]) {
  const refused = refuseCardNumbers({ unknown_providers: typed })
  if (refused) return refused
  const names = cleanProviderNames(typed)
  if (!names.ok) return fail('validation_failed', { fields: { unknown_providers: [words[names.problem]] } })
  const asked = { personId: person.id, call: 'updateUnknownProviders', key, request: names.value }
  const done = await doOnce(context, asked, async (trx) => {
    const isKept = await setUnknownProviders(trx, person.id, names.value, context.now())
    return isKept ? ('kept' as const) : fail('personal_information_required')
  })
  if (isFailure(done)) return done
  const [row, account] = await Promise.all([findRecord(context.db, person.id), accountOf(context, person.id)])
  return row && account ? toRecord(context, row, account) : fail('token_not_valid')
}
