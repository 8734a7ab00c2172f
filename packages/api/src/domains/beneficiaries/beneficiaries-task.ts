import type { TaskHandlers } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import { fail } from '../../failure/failure.ts'
import { sealing } from '../../security/sealing.ts'
import { writeTo } from '../auth/write-to.ts'
import { accountNames } from '../brokerage/words/account-words.ts'
import { beneficiariesAnswerEmail } from './emails.ts'
import { bornWords } from './in-words.ts'
import { hasListThatCounts, peopleOf } from './lists.ts'
import { openAccountsOf } from './read-beneficiaries.ts'
import { sealedBeneficiaryLists } from './sealed.ts'
import { recordList } from './send-list.ts'
import { changeList, findList, lockList } from './store.ts'

/** A list that the brokerage did not take by itself, or that a spouse has to agree to, is seen to by a colleague. */
export const beneficiaryTasks = {
  beneficiaries: {
    show: async ({ keys }, db, { about, personId, detail }) => {
      const row = await findList(db, about)
      if (!row || personId === null) return []
      const accounts = (await openAccountsOf(db, personId)).map(({ account_type, partner_id }) => ({
        label: accountNames[account_type],
        value: `Number at the brokerage: ${partner_id ?? 'none'}`,
      }))
      const people = peopleOf(keys, row).map(({ first_name, last_name, relation, birth_date, rank, share_percent }) => ({
        label: `${first_name} ${last_name}`,
        value: `${rank}, ${share_percent}%, ${relation ?? 'relation not given'}, born ${bornWords(birth_date) ?? 'not given'}`,
      }))
      const papers = row.document_id === null ? [] : [{ pk: row.document_id, title: 'Beneficiary designation' }]
      return [
        { title: 'Why it waits', text: [detail['reason'] ?? 'Unknown'] },
        { title: 'Who gets the accounts', facts: people, papers },
        { title: 'The accounts', facts: accounts },
      ]
    },
    settle: async (context, trx, { about, personId }, settled) => {
      const row = await lockList(trx, about)
      if (!row || personId === null) return fail('not_found')
      if (row.state !== 'WITH_DESK') return fail('not_in_this_state')
      const hadList = await hasListThatCounts(trx, personId)
      if (settled.outcome === 'recorded') await recordList(context, trx, row)
      if (settled.outcome === 'asked')
        await writeTo(context, trx, personId, (addressed) => beneficiariesAnswerEmail(addressed, 'asked', settled.values.question, hadList))
      if (settled.outcome !== 'refused') return undefined
      const refused_because = sealing(context.keys, sealedBeneficiaryLists).seal('refused_because', row.id, settled.values.reason)
      await changeList(trx, row.id, { state: 'REFUSED', waits_for: null, refused_because, settled_at: context.now() })
      await audit(trx, { actor: 'desk', action: 'beneficiaries.refused', subject: `person:${personId}`, detail: { list: row.id } })
      await writeTo(context, trx, personId, (addressed) => beneficiariesAnswerEmail(addressed, 'refused', settled.values.reason, hadList))
      return undefined
    },
  },
} satisfies Partial<TaskHandlers>
