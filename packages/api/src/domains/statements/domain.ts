import type { Domain } from '../domain.ts'
import { statementHooks } from './begin-papers.ts'
import { statementJobs } from './jobs.ts'
import { saveLeavingHolder } from './left-holder.ts'
import { mailPaperTasks } from './mail-paper-tasks.ts'
import { sealedLeftHolders } from './sealed.ts'

/** The papers that every account gets: statements, confirmations and tax forms. They are listed with the documents. */
export const statements = {
  jobs: statementJobs,
  hooks: statementHooks,
  tasks: mailPaperTasks,
  sealed: [sealedLeftHolders],
  personal: {
    beforeLeaving: saveLeavingHolder,
    kept: {
      account_statements: 'the sums of statements are part of the books',
      confirmed_movements: 'that a trade or transfer was confirmed is part of the books',
      tax_forms: 'what was reported to the tax office is part of the books',
      left_holders: 'whom the last tax forms are about, until they are made',
      paper_accounts: 'until when papers were made is part of the books',
    },
  },
} satisfies Domain
