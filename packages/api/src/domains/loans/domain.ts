import { loanContracts } from '@app/schemas/api/money/loans'
import { otherLoanContracts } from '@app/schemas/api/money/other-loans'
import { calls, type Domain } from '../domain.ts'
import { loanFacts } from './facts.ts'
import { loanJobHandlers } from './jobs.ts'
import { leavingLoans } from './leaving.ts'
import { loanTasks } from './loan-tasks.ts'
import { loanMoneyMoved } from './money-moved.ts'
import { otherLoanFacts } from './of-others/facts.ts'
import { otherLoanHandlers } from './of-others/other-routes.ts'
import { loanRequestTasks } from './of-others/request-tasks.ts'
import { loanHandlers } from './routes.ts'
import { sealedAltLoans, sealedLoans, sealedRefinanceLoans } from './sealed.ts'
import { heldByLoans, isLoanFormDue } from './store.ts'

/** Loans that we give, and requests for loans of others. */
export const loans = {
  calls: [calls(loanContracts, loanHandlers), calls(otherLoanContracts, otherLoanHandlers)],
  jobs: (context) => loanJobHandlers(context),
  facts: { loans: (words, _now, hooks) => loanFacts(words, hooks), other_loans: () => otherLoanFacts },
  hooks: { loanMoneyMoved, heldByLoans, isLoanFormDue },
  tasks: { ...loanTasks, ...loanRequestTasks },
  sealed: [sealedLoans, sealedAltLoans, sealedRefinanceLoans],
  personal: {
    ...leavingLoans,
    forgotten: ['alt_loans', 'refinance_loans'],
    kept: { loans: 'a loan and its repayments are part of the books' },
  },
} satisfies Domain
