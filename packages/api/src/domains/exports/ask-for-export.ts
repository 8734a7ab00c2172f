import { keptDays } from '@app/schemas/rules/days/times-kept'
import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import { transaction } from '../../db/transactions/transaction.ts'
import type { Person } from '../../http/call/handlers.ts'
import { lockPerson } from '../auth/store.ts'
import { makeExportJob } from './make-export.ts'
import { addExport, dropExports, type ExportRow, findExport } from './store.ts'

const dayMs = 86_400_000

/** Asks for a copy of everything. One that was asked for within a day is the same copy; a later one takes its place. */
export async function askForExport(context: Context, { id: personId }: Pick<Person, 'id'>) {
  const row = await transaction(
    context.db,
    async (trx): Promise<ExportRow> => {
      await lockPerson(trx, personId)
      const now = context.now()
      const before = await findExport(trx, personId)
      if (before && before.expires_at > now && now.getTime() - before.asked_at.getTime() < dayMs) return before
      await dropExports(trx, personId)
      const added = await addExport(trx, {
        id: context.newId(),
        person_id: personId,
        state: 'MAKING',
        asked_at: now,
        expires_at: new Date(now.getTime() + keptDays.copies * dayMs),
      })
      await context.jobs.send(trx, makeExportJob, { exportId: added.id })
      const subject = `person:${personId}`
      await audit(trx, { actor: subject, action: 'export.asked', subject })
      return added
    },
    context.random,
  )
  return toExport(row)
}

/** A copy as calls give it. */
export function toExport({ id, state, asked_at, ready_at, expires_at, size_bytes }: ExportRow) {
  return {
    pk: id,
    state,
    asked_at: asked_at.toISOString(),
    ready_at: ready_at?.toISOString() ?? null,
    expires_at: expires_at.toISOString(),
    size_bytes,
  }
}
