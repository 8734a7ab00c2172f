import { dayOf } from '@app/schemas/rules/days/days'
import type { Context } from '../../context/context.ts'
import { transaction } from '../../db/transactions/transaction.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { announcePaper } from './announce-paper.ts'
import { correctedFormEmail, correctedFormMailedEmail, paperHereEmail, paperMailedEmail } from './emails.ts'
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
        const today = dayOf(context.now())
        const about = `${accountId} ${today}`
        const confirmation = { here: paperHereEmail('confirmation'), mailed: paperMailedEmail('confirmation') }
        if ((await makeConfirmations(context, trx, accountId, today)) > 0)
          await announcePaper(context, trx, { personId, about: `${about} confirmation`, ...confirmation })
        for (const form of await correctForms(context, trx, accountId)) {
          const corrected = { here: correctedFormEmail(form), mailed: correctedFormMailedEmail(form) }
          await announcePaper(context, trx, { personId, about: `${about} ${form}`, ...corrected })
        }
      },
      context.random,
    )
}
