import { sealedTable } from '../../security/sealing.ts'

export const sealedPortfolioPlans = sealedTable('portfolio_plans', ['retires_on'])

export const sealedPortfolios = sealedTable('portfolios', ['retires_on'])
