import { needsSpouse } from '@app/schemas/rules/people/spouse-consent'
import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import type { PartnerBeneficiary } from '../../partners/brokerage/brokerage.ts'
import { writeTo } from '../auth/write-to.ts'
import { openTask } from '../desk/open-task.ts'
import type { Beneficiary } from './beneficiary.ts'
import { fileDesignation } from './designation-paper.ts'
import { beneficiariesChangedEmail } from './emails.ts'
import { againMs, sendListJob } from './job-names.ts'
import { hasListThatCounts, peopleOf } from './lists.ts'
import { openAccountsOf, spouseSay } from './read-beneficiaries.ts'
import { changeList, findList, type ListRow, lockList } from './store.ts'

type Sent = 'recorded' | 'again' | 'no-account' | { readonly waitsFor: 'spouse' | 'brokerage'; readonly reason: string }

/** Gives a list to the custodian for each account, when its time has come. Done twice, it finds that it is settled. */
export async function sendList(context: Context, id: string): Promise<void> {
  const row = await findList(context.db, id)
  if (row?.state !== 'TO_SEND') return
  const sent = await give(context, row)
  await context.db.transaction().execute(async (trx) => {
    const standing = await lockList(trx, id)
    if (standing?.state !== 'TO_SEND') return
    if (sent === 'again') return context.jobs.send(trx, sendListJob, { id }, new Date(context.now().getTime() + againMs))
    const document = await fileDesignation(context, trx, standing)
    if (document !== undefined) await changeList(trx, id, { document_id: document })
    if (sent === 'no-account') return changeList(trx, id, { state: 'KEPT' })
    if (sent === 'recorded') return recordList(context, trx, standing)
    await changeList(trx, id, { state: 'WITH_DESK', waits_for: sent.waitsFor })
    await openTask(context, trx, { kind: 'beneficiaries', personId: row.person_id, about: id, detail: { reason: sent.reason } })
    if (sent.waitsFor !== 'spouse') return
    const hadList = await hasListThatCounts(trx, row.person_id)
    await writeTo(context, trx, row.person_id, (addressed) => beneficiariesChangedEmail(addressed, 'spouse-asked', hadList))
  })
}

/** The custodian has it: from now on it is in force. */
export async function recordList(context: Context, trx: Queries, { id, person_id: personId }: ListRow): Promise<void> {
  const hadList = await hasListThatCounts(trx, personId)
  await changeList(trx, id, { state: 'IN_FORCE', waits_for: null, settled_at: context.now() })
  await audit(trx, { actor: 'beneficiaries', action: 'beneficiaries.in-force', subject: `person:${personId}`, detail: { list: id } })
  await writeTo(context, trx, personId, (addressed) => beneficiariesChangedEmail(addressed, 'in-force', hadList))
}

/** The same list may be given again: it takes the place of itself. */
async function give(context: Context, row: ListRow): Promise<Sent> {
  const people = peopleOf(context.keys, row)
  const accounts = await openAccountsOf(context.db, row.person_id)
  if (accounts.length === 0) return 'no-account'
  if (needsSpouse(people, await spouseSay(context, context.db, row.person_id)))
    return { waitsFor: 'spouse', reason: 'The spouse has to agree first.' }
  for (const { partner_id: partnerId } of accounts) {
    // The application is on its way, perhaps with the list before this one.
    if (partnerId === null) return 'again'
    const told = await context.partners.brokerage.nameBeneficiaries(partnerId, people.map(toPartner))
    if (told.ok) continue
    return told.why === 'refused' ? { waitsFor: 'brokerage', reason: `The brokerage said: ${told.reason}.` } : 'again'
  }
  return 'recorded'
}

export function toPartner({ first_name, last_name, relation, birth_date, rank, share_percent }: Beneficiary): PartnerBeneficiary {
  return {
    firstName: first_name,
    lastName: last_name,
    rank,
    sharePercent: share_percent,
    ...(relation !== null && { isSpouse: relation === 'spouse' }),
    ...(birth_date !== null && { birthDate: birth_date }),
  }
}
