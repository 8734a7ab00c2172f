import { rolloverContracts } from '@app/schemas/api/accounts/rollovers'
import type { BodyOf } from '@app/schemas/api/contract'
import type { Words } from '@app/schemas/language'
import { type AliasableExpression, type Selectable, sql } from 'kysely'
import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries, Tables } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import { refuseCardNumbers } from '../../../failure/refuse-card-numbers.ts'
import { doOnce } from '../../../once/once.ts'
import type { KeyRing } from '../../../security/key-ring.ts'
import { sealing } from '../../../security/sealing.ts'
import { sealedRolloverNotes } from '../sealed.ts'
import { taskOfReport } from './task-of-report.ts'

type Note = BodyOf<typeof rolloverContracts.noteRollover>

const mostNotes = 100
const tooMany: Words<string> = {
  en: 'You have told us of as many calls as this list holds. Call us, and we go on by telephone.',
  es: 'Ya nos contaste de tantas llamadas como caben en esta lista. Llámanos, y seguimos por teléfono.',
}
const kept = rolloverContracts.noteRollover.answer

/** Saves a person’s report about a move. The people who follow the money read it; nothing is moved by it. */
export async function noteRollover(context: Context, personId: string, requestKey: string, note: Note) {
  const refused = refuseCardNumbers({ reference: note.reference, note: note.note })
  if (refused) return refused
  return doOnce(context, { personId, call: 'rollover-note', key: requestKey, request: note }, async (trx) => {
    const known = await trx.selectFrom('rollover_notes').select('id').where('person_id', '=', personId).limit(mostNotes).execute()
    if (known.length >= mostNotes) return fail('over_the_limit', { detail: tooMany })
    const id = context.newId()
    const details = sealing(context.keys, sealedRolloverNotes).seal('details', id, JSON.stringify(note))
    const row = { id, person_id: personId, about: note.about, details, noted_at: context.now() }
    await trx.insertInto('rollover_notes').values(row).execute()
    if (note.about === 'call') await taskOfReport(context, trx, personId, note.outcome)
    const subject = `person:${personId}`
    await audit(trx, { actor: subject, action: 'rollover.noted', subject, detail: { about: note.about, agreed: note.agreed === true } })
    return toNote(context.keys, row)
  })
}

export async function listRolloverNotes({ db, keys }: Pick<Context, 'keys'> & { readonly db: Queries }, personId: string) {
  const rows = await db
    .selectFrom('rollover_notes')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('noted_at', 'desc')
    .orderBy('id')
    .execute()
  return { results: rows.map((row) => toNote(keys, row)) }
}

/** Whether the person has reported since then how a call with the plan went. */
export async function isCallReported(db: Queries, personId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('rollover_notes')
    .select('id')
    .where('person_id', '=', personId)
    .where('about', '=', 'call')
    .where('noted_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** When the person last reported how a call went, to be asked with others. */
export function findLastReport(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db
    .selectFrom('rollover_notes')
    .select(sql<unknown>`max(noted_at)`.as('found'))
    .where('person_id', '=', personId)
    .where('about', '=', 'call')
}

function toNote(keys: KeyRing, { id, details, noted_at }: Selectable<Tables['rollover_notes']>) {
  const note = JSON.parse(sealing(keys, sealedRolloverNotes).open('details', id, details))
  return kept.parse({ ...note, pk: id, noted_at: noted_at.toISOString() })
}
