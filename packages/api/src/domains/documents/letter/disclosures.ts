import type { Language } from '@app/schemas/language'
import { isLetterInForce, letterEndsMs, oldestLetterInForceMs } from '@app/schemas/rules/people/letter-term'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { type Failure, fail } from '../../../failure/failure.ts'
import type { Person } from '../../../http/call/handlers.ts'
import { sealing } from '../../../security/sealing.ts'
import { sealedLetterDisclosures } from '../sealed.ts'
import { saidIn } from '../stored-words.ts'
import { addDisclosure, findDisclosures, findSignings, holdLetter } from './store.ts'

type Shown = { readonly personId: string; readonly recipient: string; readonly reason: string }

/**
 * Notes that a letter is shown to somebody, in the transaction that shows it. Without a letter in force it is refused, and must not be
 * shown: one that is withdrawn at the same moment is withdrawn before or after, and not in between.
 */
export async function recordDisclosure(
  { keys, now, newId }: Pick<Context, 'keys' | 'now' | 'newId'>,
  trx: Queries,
  { personId, recipient, reason }: Shown,
): Promise<Failure<'letter_required'> | undefined> {
  const signing = await holdLetter(trx, personId, new Date(oldestLetterInForceMs(now())))
  if (!signing) return fail('letter_required')
  const id = newId()
  const { seal } = sealing(keys, sealedLetterDisclosures)
  await addDisclosure(trx, {
    id,
    person_id: personId,
    signing_id: signing.id,
    recipient: seal('recipient', id, recipient),
    reason: seal('reason', id, reason),
    shown_at: now(),
  })
  return undefined
}

/** The letters of a person, and who has seen them, when and why: the latest first. */
export async function listDisclosures({ db, keys, now }: Context, person: Person, language: Language) {
  const { open } = sealing(keys, sealedLetterDisclosures)
  const letters = (await findSignings(db, person.id)).map(({ id, signed_at, withdrawn_at, document }) => ({
    pk: id,
    signed_at: signed_at.toISOString(),
    ends_at: new Date(letterEndsMs(signed_at)).toISOString(),
    withdrawn_at: withdrawn_at?.toISOString() ?? null,
    is_in_force: withdrawn_at === null && isLetterInForce(signed_at, now()),
    document,
  }))
  const results = (await findDisclosures(db, person.id)).map(({ id, recipient, reason, shown_at, signed_at }) => ({
    pk: id,
    recipient: open('recipient', id, recipient),
    reason: saidIn(language, open('reason', id, reason)),
    shown_at: shown_at.toISOString(),
    signed_at: signed_at.toISOString(),
  }))
  return { letters, results, count: results.length }
}
