import { portfolioContracts } from '@app/schemas/api/money/portfolios'
import { brokerageOf } from '../brokerage/brokerage-of.ts'
import { calls, type Domain } from '../domain.ts'
import { investing, investingJobs } from './investing.ts'
import { portfolioJobs } from './month.ts'
import { portfolioHandlers } from './routes.ts'
import { savingsSchedules } from './saving/brokerage-schedules.ts'
import { maySaveJob } from './saving/savings-schedules.ts'
import { savingsJobs } from './saving/start-waiting.ts'
import { sealedPortfolioPlans, sealedPortfolios } from './sealed.ts'

/** How people invest, and how they save for it. */
export const portfolios = {
  calls: [calls(portfolioContracts, (context) => portfolioHandlers(context, context.flows, savingsSchedules(brokerageOf(context))))],
  jobs: (context) => ({
    ...portfolioJobs(context),
    ...investingJobs(context, !context.partners.holdsFunds),
    ...savingsJobs({ context, schedules: savingsSchedules(brokerageOf(context)) }),
  }),
  hooks: {
    accountOpened: ({ jobs }, trx, personId) => jobs.send(trx, maySaveJob, { personId }),
    bankLinked: ({ jobs }, trx, personId) => jobs.send(trx, maySaveJob, { personId }),
    fundsWorth: (context, db, holder) => investing(context).worth(db, holder),
    cashCame: (context, trx, came) => investing(context).cashCame(trx, came),
    raiseCash: (context, trx, order) => investing(context).raise(trx, order),
  },
  sealed: [sealedPortfolioPlans, sealedPortfolios],
  personal: {
    forgotten: ['portfolio_plans'],
    kept: {
      portfolio_trades: 'what was bought and sold is part of the books',
      holdings: 'what the books say is held',
      portfolios: 'trades refer to the portfolio that they were for',
      savings_programs: 'the proof that debits were authorized',
    },
  },
} satisfies Domain
