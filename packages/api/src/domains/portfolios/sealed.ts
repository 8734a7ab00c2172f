import { sealedTable } from '../../security/sealed-table.ts'

export const sealedPortfolioPlans = sealedTable('portfolio_plans', ['retires_on'])

export const sealedPortfolios = sealedTable('portfolios', ['retires_on'])
