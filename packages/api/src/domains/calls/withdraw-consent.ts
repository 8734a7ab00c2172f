import type { Context, DeskAct } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { findConsent, putConsent } from './consent.ts'
import { cancelCalls } from './move-call.ts'

/** A person has told a colleague that they don’t want to be called: calls that are booked are cancelled. Said again, nothing is new. */
export async function withdrawConsent(context: Context, trx: Queries, { by, personId, reason }: DeskAct): Promise<void> {
  const known = await findConsent(trx, personId)
  if (known?.may_call === false) return
  const said = { may_call: false, may_record: known?.may_record ?? false }
  await putConsent(trx, personId, { ...said, said_at: context.now() })
  await audit(trx, { actor: `person:${by}`, action: 'calls.not-wanted', subject: `person:${personId}`, detail: { ...said, reason } })
  await cancelCalls(context, trx, personId)
}
