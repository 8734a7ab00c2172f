import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import { writeTo } from '../auth/write-to.ts'
import { beneficiariesChangedEmail } from './emails.ts'
import { hasListThatCounts } from './lists.ts'
import { isSent, readBeneficiaries } from './read-beneficiaries.ts'
import { changeList, lockList } from './store.ts'

const alreadySent = {
  en: 'This list was sent already. You can send another list.',
  es: 'Esta lista ya se envió. Puedes enviar otra lista.',
}

/** Takes a change back before it is sent. Pressed twice, the second time changes nothing. */
export async function keepBeneficiaries(context: Context, personId: string, id: string) {
  const kept = await context.db.transaction().execute(async (trx) => {
    const row = await lockList(trx, id)
    if (row?.person_id !== personId) return fail('not_found')
    if (row.state === 'TAKEN_BACK') return undefined
    if (isSent(row, context.now())) return fail('not_in_this_state', { detail: alreadySent })
    await changeList(trx, id, { state: 'TAKEN_BACK', settled_at: context.now() })
    const subject = `person:${personId}`
    await audit(trx, { actor: subject, action: 'beneficiaries.taken-back', subject, detail: { list: id } })
    const hadList = await hasListThatCounts(trx, personId)
    await writeTo(context, trx, personId, (addressed) => beneficiariesChangedEmail(addressed, 'taken-back', hadList))
    return undefined
  })
  return isFailure(kept) ? kept : readBeneficiaries(context, context.db, personId)
}
