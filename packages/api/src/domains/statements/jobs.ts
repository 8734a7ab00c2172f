import { dayOf } from '@app/schemas/rules/days/days'
import type { Context } from '../../context/context.ts'
import { transaction } from '../../db/transactions/transaction.ts'
import type { JobHandlers } from '../../jobs/job-handlers.ts'
import { writeTo } from '../auth/write-to.ts'
import { correctedFormEmail, paperHereEmail } from './emails.ts'
import { confirmJob, papersJob, welcomeJob } from './job-names.ts'
import { makePapers } from './make-papers.ts'
import { correctForms } from './papers/correct-forms.ts'
import { makeConfirmations } from './papers/make-confirmations.ts'
import { makeWelcome } from './papers/make-welcome.ts'
import { findPaperAccounts } from './store.ts'

export function statementJobs(context: Context): JobHandlers {
  return {
    [papersJob]: {
      work: ({ accountId = '', day = '', waited = '0' }) => makePapers(context, { accountId, day, waited: Number(waited) }),
    },
    [confirmJob]: { work: ({ personId = '' }) => confirmAll(context, personId) },
    [welcomeJob]: { work: ({ accountId = '' }, { at }) => makeWelcome(context, accountId, at) },
  }
}

/** The accounts of a person, a transaction each. What moved today is confirmed tomorrow. */
async function confirmAll(context: Context, personId: string): Promise<void> {
  for (const { account_id: accountId } of await findPaperAccounts(context.db, personId))
    await transaction(
      context.db,
      async (trx) => {
        const made = await makeConfirmations(context, trx, accountId, dayOf(context.now()))
        if (made > 0) await writeTo(context, trx, personId, paperHereEmail('confirmation'))
        for (const form of await correctForms(context, trx, accountId)) await writeTo(context, trx, personId, correctedFormEmail(form))
      },
      context.random,
    )
}
