import type { Transaction } from 'kysely'
import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Tables } from '../../db/database.ts'
import { type Failure, isFailure } from '../../failure/failure.ts'
import type { Person } from '../../http/call/handlers.ts'
import { detailsChangedEmail } from '../auth/emails.ts'
import { requireStepUp } from '../auth/step-up.ts'
import { writeTo } from '../auth/write-to.ts'
import type { Questions } from './answers.ts'
import { answersOf } from './record.ts'

type Said = Readonly<Record<string, unknown>>

/** Whom the brokerage asks when it fears for a person: a thief would make that themselves. */
const contactAnswers = ['contact_firstname', 'contact_lastname', 'contact_email', 'contact_phonenumber'] as const

/** Saves answers. Where they make somebody else the trusted contact, that wants a fresh proof, is recorded and sent to the person. */
export async function saveContact<Result>(
  context: Context,
  questions: Questions,
  person: Person,
  said: Said,
  save: (context: Context) => Promise<Result>,
): Promise<Result | Failure<'step_up_required'>> {
  if (contactAnswers.every((name) => said[name] === undefined)) return save(context)
  const before = await answersOf(context, questions, person.id)
  const isThere = contactAnswers.some((name) => before[name] !== undefined)
  // The first one is no change.
  if (!isThere) return save(context)
  const unproven = requireStepUp(person, context.now())
  const takenBack = new Error('The contact changes without a fresh proof.')
  const work = async (trx: Transaction<Tables>) => {
    const saved = await save({ ...context, db: trx })
    const after = isFailure(saved) ? before : await answersOf({ ...context, db: trx }, questions, person.id)
    if (contactAnswers.every((name) => after[name] === before[name])) return saved
    if (unproven) throw takenBack
    await recordChange(context, trx, person.id)
    return saved
  }
  return context.db
    .transaction()
    .execute(work)
    .catch((error: unknown) => {
      if (error === takenBack && unproven) return unproven
      throw error
    })
}

async function recordChange(context: Context, trx: Transaction<Tables>, personId: string): Promise<void> {
  const subject = `person:${personId}`
  await audit(trx, { actor: subject, action: 'details.changed', subject, detail: { details: ['trusted contact'] } })
  await writeTo(context, trx, personId, (addressed) => detailsChangedEmail(addressed, ['trusted contact']))
}
