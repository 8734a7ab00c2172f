import { portfolioContracts } from '@app/schemas/api/money/portfolios'
import { calls, type Domain } from '../domain.ts'
import { portfolioJobs } from './month.ts'
import { portfolioHandlers } from './routes.ts'
import { maySaveJob, savingsJobs, stopSaving } from './saving/deposits.ts'
import { sealedPortfolioPlans, sealedPortfolios } from './sealed.ts'
import { investingHooks, investingJobs } from './trading/investing.ts'

/** How people invest, and how they save for it. */
export const portfolios = {
  calls: [calls(portfolioContracts, portfolioHandlers)],
  jobs: (context) => ({
    ...portfolioJobs(context),
    ...investingJobs(context),
    ...savingsJobs(context),
  }),
  hooks: {
    accountOpened: ({ jobs }, trx, personId) => jobs.send(trx, maySaveJob, { personId }),
    bankLinked: ({ jobs }, trx, personId) => jobs.send(trx, maySaveJob, { personId }),
    ...investingHooks,
  },
  sealed: [sealedPortfolioPlans, sealedPortfolios],
  personal: {
    stop: stopSaving,
    forgotten: ['portfolio_plans', 'savings_program_drafts'],
    kept: {
      portfolio_trades: 'what was bought and sold is part of the books',
      holdings: 'what the books say is held',
      portfolios: 'trades refer to the portfolio that they were for',
      savings_programs: 'the proof that debits were authorized',
    },
  },
} satisfies Domain
