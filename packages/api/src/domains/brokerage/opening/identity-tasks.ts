import type { TaskHandlers } from '../../../context/context.ts'
import { fail } from '../../../failure/failure.ts'
import { writeTo } from '../../auth/write-to.ts'
import { postalAddressOf } from '../../personal-information/identity-of.ts'
import { findAccount, lockAccount } from '../account-store.ts'
import { closeAccountTask } from '../close-account-task.ts'
import { askForDocuments, refusedPapers } from '../documents.ts'
import { returnedMailTask } from '../mail/returned-mail.ts'
import { accountNames } from '../words/account-words.ts'
import { reasonWords } from '../words/reason-words.ts'
import { applicationChecked } from './account-emails.ts'
import { endApplication } from './follow-account.ts'

/** Applications that the brokerage refused, and papers that it could not use, are checked by a colleague. */
export const identityTasks = {
  'returned-mail': returnedMailTask,
  'close-account': closeAccountTask,
  'identity-check': {
    show: async (context, db, { about, personId }) => {
      const row = await findAccount(db, about)
      if (!row || personId === null) return []
      const facts = [
        { label: 'Applied for', value: accountNames[row.account_type] },
        { label: 'Reason given', value: reasonWords(row.reason) ?? 'none' },
        { label: 'Number at the brokerage', value: row.partner_id ?? 'none' },
      ]
      const papers = await context.hooks.papersFor(context, personId)
      return [{ title: 'The application', facts, papers }]
    },
    settle: async (context, trx, { about, personId }, settled) => {
      const row = await findAccount(trx, about)
      if (!row || personId === null) return fail('not_found')
      const mayApplyAgain = settled.outcome === 'apply-again'
      const words = settled.outcome === 'apply-again' ? settled.values.change : settled.values.reason
      await writeTo(context, trx, personId, applicationChecked(row, mayApplyAgain, words))
      return undefined
    },
  },
  'address-check': {
    show: async (context, db, { about, personId }) => {
      const row = await findAccount(db, about)
      if (!row || personId === null) return []
      const papers = await context.hooks.papersFor(context, personId)
      const facts = [
        { label: 'Applied for', value: accountNames[row.account_type] },
        ...(await refusedPapers(db, row)).map(({ docType, refusedBecause }) => ({ label: `Refused: ${docType}`, value: refusedBecause })),
        { label: 'Address we have', value: (await postalAddressOf({ db, keys: context.keys }, personId))?.join(', ') ?? 'none' },
        { label: 'Number at the brokerage', value: row.partner_id ?? 'none' },
      ]
      return [{ title: 'What could not be confirmed', facts, papers }]
    },
    settle: async (context, trx, { about, personId }, { outcome, values }) => {
      const row = await lockAccount(trx, about)
      if (!row || personId === null) return fail('not_found')
      if (row.state !== 'ACTION_REQUIRED') return fail('not_in_this_state')
      if (outcome === 'other-paper') await askForDocuments(context, trx, row, [values.paper])
      if (outcome === 'not-confirmed') await endApplication(context, trx, row)
      await writeTo(context, trx, personId, applicationChecked(row, false, values.words))
      return undefined
    },
  },
} satisfies Partial<TaskHandlers>
