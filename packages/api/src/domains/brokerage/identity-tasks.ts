import type { TaskHandlers } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import { writeTo } from '../auth/write-to.ts'
import { findAccount } from './account-store.ts'
import { applicationChecked } from './emails.ts'
import { accountNames, reasonWords } from './words.ts'

/** Applications that the brokerage refused are looked into by a colleague. */
export const identityTasks = {
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
} satisfies Partial<TaskHandlers>
