import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedNotes } from './sealed.ts'
import { addNote, type NoteRow } from './task-store.ts'

type NewNote = { readonly taskId: string; readonly by: string | null; readonly kind: NoteRow['kind']; readonly text: string }

/** Writes down what was tried or said. It is never changed. */
export async function writeNote({ keys, newId, now }: Context, trx: Queries, { taskId, by, kind, text }: NewNote): Promise<void> {
  const id = newId()
  const sealed = sealing(keys, sealedNotes).seal('text', id, text)
  await addNote(trx, { id, task_id: taskId, written_by: by, kind, text: sealed, at: now() })
}
