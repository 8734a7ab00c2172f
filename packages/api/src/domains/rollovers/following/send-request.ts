import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { isFailure } from '../../../failure/failure.ts'
import type { Move } from '../../../partners/record-keepers/record-keepers.ts'
import { openTask } from '../../desk/open-task.ts'
import { readDocument } from '../../documents/read-and-remove.ts'
import { askedFor } from '../../found-accounts/asked-for.ts'
import { openDetails, openReceiver } from '../details.ts'
import { isOver } from '../reached.ts'
import { findParts, findRollover, lockRollover, type RolloverRow, saveRollover } from '../rollover-store.ts'

const again = 'The record keepers could not be reached. It is tried again.'

/** Hands a signed request to the record keepers. Tried until it is accepted, always as the same request. */
export async function sendRequest(context: Context, id: string): Promise<void> {
  const row = await findRollover(context.db, id)
  const move = row && isWaiting(row) ? await toMove(context, row) : undefined
  if (!move) return
  const answer = await context.partners.recordKeepers.move(move)
  if (answer === 'away') throw new Error(again)
  await context.db.transaction().execute(async (trx) => {
    const locked = await lockRollover(trx, id)
    if (!locked || locked.is_taken || locked.refused_at) return
    if (answer === 'by-hand') return handToDesk(context, trx, locked)
    await saveRollover(trx, id, { is_taken: true })
    // It was cancelled while it was on its way to them.
    if (locked.cancelled_at || locked.cancel_asked_at) await context.jobs.send(trx, 'cancel-rollover', { id })
  })
}

function isWaiting(row: RolloverRow): boolean {
  return !row.is_taken && row.handled_by === 'partner' && row.form_signed_at !== null && row.cancel_asked_at === null && !isOver(row)
}

async function toMove(context: Context, row: RolloverRow): Promise<Move | undefined> {
  const { db, keys } = context
  const person = await askedFor(context, db, row.person_id)
  const form = row.form_document_id === null ? undefined : await readDocument(context, { id: row.person_id }, row.form_document_id)
  if (!person || !form || isFailure(form) || row.form_signed_at === null) return undefined
  const { recordKeeper, employer } = openDetails(keys, row)
  const home = `${person.streetAddress}, ${person.city}, ${person.state} ${person.zipCode}`
  const receivers = (await findParts(db, [row.id])).map((part) => {
    const { institution, recordKeeper: keeper, accountNumber, payableTo, checkAddress } = openReceiver(keys, part)
    const receiver = { institution, recordKeeper: keeper, accountNumber, payableTo, checkAddress: checkAddress ?? home }
    return { taxKind: part.tax_kind, ...receiver }
  })
  return { ref: row.id, recordKeeper, employer, way: row.way, person, receivers, form: { signedAt: row.form_signed_at, pdf: form.bytes } }
}

/** No machine reaches this record keeper: people send the form and write down what they hear. */
async function handToDesk(context: Context, trx: Queries, row: RolloverRow): Promise<void> {
  if (isOver(row)) return
  await saveRollover(trx, row.id, { handled_by: 'desk' })
  await openTask(context, trx, { kind: 'rollover-by-hand', personId: row.person_id, about: row.id })
}
