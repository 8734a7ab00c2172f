import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { type Details, openDetails, openReceiver, type Receiver } from '../details.ts'
import { isOver } from '../reached.ts'
import { findParts, findRollovers, lockRollover, type RolloverRow, saveRollover } from '../rollover-store.ts'
import { watchStage } from './watch-stage.ts'

/** A form that asks for money to be moved, with where it goes. */
export type TransferForm = Details & {
  readonly rolloverId: string
  readonly way: RolloverRow['way']
  readonly receivers: readonly (Receiver & { readonly taxKind: 'pre-tax' | 'roth' })[]
}

/** The forms that wait for a signature. */
export async function formsToSign({ keys }: Pick<Context, 'keys'>, db: Queries, personId: string): Promise<readonly TransferForm[]> {
  const open = (await findRollovers(db, personId)).filter((row) => row.form_signed_at === null && row.sent_at === null && !isOver(row))
  const parts = await findParts(
    db,
    open.map(({ id }) => id),
  )
  return open.map((row) => ({
    ...openDetails(keys, row),
    rolloverId: row.id,
    way: row.way,
    receivers: parts
      .filter(({ rollover_id }) => rollover_id === row.id)
      .map((part) => ({ ...openReceiver(keys, part), taxKind: part.tax_kind })),
  }))
}

type Signed = { readonly rolloverId: string; readonly documentId: string; readonly at: Date }

/** The form is signed: now the request can be sent. */
export async function recordSignedForm(context: Context, trx: Queries, { rolloverId, documentId, at }: Signed): Promise<void> {
  const row = await lockRollover(trx, rolloverId)
  if (!row || row.form_signed_at || isOver(row)) return
  const signed = await saveRollover(trx, rolloverId, { form_document_id: documentId, form_signed_at: at })
  await context.jobs.send(trx, 'send-rollover', { id: rolloverId })
  await watchStage(context, trx, signed)
}
