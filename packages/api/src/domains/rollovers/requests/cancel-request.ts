import type { Language, Words } from '@app/schemas/language'
import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import { writeTo } from '../../auth/write-to.ts'
import { reopenTask } from '../../desk/open-task.ts'
import { openDetails } from '../details.ts'
import { applyNews } from '../following/apply-news.ts'
import { hearOfMove } from '../following/hear-of-move.ts'
import { holderOf, startOf } from '../holder-words.ts'
import { tooLateEmail } from '../rollover-emails.ts'
import { findRollover, lockRollover, type RolloverRow, saveRollover } from '../rollover-store.ts'
import { trackOne } from '../tracker.ts'

const wasRefused: Words<string> = {
  en: 'This request was refused. There’s nothing to cancel.',
  es: 'Esta solicitud fue rechazada. No hay nada que cancelar.',
}
const again = 'The record keepers could not be reached. It is tried again.'

/** Cancels a request before its money is sent. One that somebody else has already is cancelled when they say so. */
export async function cancelRequest(context: Context, personId: string, id: string, language: Language) {
  return context.db.transaction().execute(async (trx) => {
    const row = await lockRollover(trx, id)
    if (row?.person_id !== personId) return fail('not_found')
    if (row.refused_at) return fail('not_in_this_state', { detail: wasRefused })
    if (row.sent_at) return fail('not_in_this_state', { detail: tooLate(context, row) })
    if (!row.cancelled_at && !row.cancel_asked_at) {
      await audit(trx, { actor: `person:${personId}`, action: 'rollover.cancel-asked', subject: `rollover:${id}` })
      await cancel(context, trx, row)
    }
    return trackOne(context, trx, (await findRollover(trx, id)) ?? row, language)
  })
}

async function cancel(context: Context, trx: Queries, row: RolloverRow): Promise<void> {
  const isWithNobody = row.form_signed_at === null || (row.handled_by === 'desk' && !row.is_taken)
  if (isWithNobody) return applyNews(context, trx, row, { state: 'cancelled', at: context.now() })
  await saveRollover(trx, row.id, { cancel_asked_at: context.now() })
  if (row.handled_by === 'partner') await context.jobs.send(trx, 'cancel-rollover', { id: row.id })
  // One that came too late may be asked for again while nothing was reported as sent.
  else await reopenTask(context, trx, { kind: 'rollover-stop', personId: row.person_id, about: row.id })
}

/** Asks the record keeper to stop a request, until it answers. */
export async function stopAtKeeper(context: Context, id: string): Promise<void> {
  const row = await findRollover(context.db, id)
  if (!row || row.sent_at || !(row.cancel_asked_at || row.cancelled_at)) return
  const answer = await context.partners.recordKeepers.cancelMove(id)
  if (answer === 'away') throw new Error(again)
  if (answer === 'too-late') {
    await context.db.transaction().execute((trx) => recordTooLate(context, trx, id))
    await hearOfMove(context, id)
    return
  }
  await context.db.transaction().execute(async (trx) => {
    const locked = await lockRollover(trx, id)
    if (locked) await applyNews(context, trx, locked, { state: 'cancelled', at: context.now() })
  })
}

/** The money is on its way already: the request goes on. */
export async function recordTooLate(context: Context, trx: Queries, id: string): Promise<void> {
  const row = await lockRollover(trx, id)
  if (!row?.cancel_asked_at) return
  await saveRollover(trx, id, { cancel_asked_at: null })
  const details = openDetails(context.keys, row)
  await writeTo(context, trx, row.person_id, (addressed) => tooLateEmail(addressed, details))
}

function tooLate({ keys }: Context, row: RolloverRow): Words<string> {
  const { recordKeeper } = openDetails(keys, row)
  const [english, spanish] = [startOf(holderOf(recordKeeper)), startOf(holderOf(recordKeeper, 'es'))]
  return {
    en: `${english} has sent the money already, so this can’t be canceled any more. Ask your new account’s provider what can still be done.`,
    es: `${spanish} ya envió el dinero, así que esto ya no se puede cancelar. Pregunta al proveedor de tu cuenta nueva qué se puede hacer todavía.`,
  }
}
