import { type CompletedInfo, progressContracts } from '@app/schemas/api/people/progress'
import type { Words } from '@app/schemas/language'
import { type ProgressKey, progressKeys } from '@app/schemas/rules/answers/progress-keys'
import type { Context } from '../../context/context.ts'
import { type Failure, fail } from '../../failure/failure.ts'
import { isDone, type Known, keyRules, mayClaim } from './keys.ts'
import { addMarks, findKnown } from './store.ts'

type Claims = { readonly [K in ProgressKey]?: boolean }

/** What a person has done. */
export async function findProgress(context: Context, personId: string): Promise<CompletedInfo> {
  return progressOf(await findKnown(context.db, personId, context.facts))
}

/** Saves what a person says they have done, if all of it is possible: otherwise nothing. */
export async function claimProgress(
  context: Context,
  personId: string,
  claims: Claims,
): Promise<CompletedInfo | Failure<'claimed_progress'>> {
  const known = await findKnown(context.db, personId, context.facts)
  const wrong = progressKeys.flatMap((key) => problemsOf(key, claims[key], known))
  if (wrong.length > 0) return fail('claimed_progress', { fields: Object.fromEntries(wrong) })
  const fresh = progressKeys.filter((key) => claims[key] === true && !isDone(key, known))
  if (fresh.length > 0) await addMarks(context.db, personId, fresh, context.now())
  return progressOf(known, fresh)
}

function problemsOf(
  key: ProgressKey,
  claim: boolean | undefined,
  known: Known,
): readonly (readonly [ProgressKey, readonly Words<string>[]])[] {
  if (claim === true && !mayClaim(key, known)) return [[key, [keyRules[key].todo]]]
  if (claim === false && isDone(key, known))
    return [[key, [{ en: 'This is done, and you can’t undo it.', es: 'Esto ya está hecho y no se puede deshacer.' }]]]
  return []
}

function progressOf(known: Known, fresh: readonly ProgressKey[] = []): CompletedInfo {
  const keys = progressKeys.map((key) => [key, fresh.includes(key) || isDone(key, known)])
  return progressContracts.getCompletedInfo.answer.parse(Object.fromEntries(keys))
}
