import { sealedTable } from '../../security/sealing.ts'

export const sealedLoans = sealedTable('loans', ['fee_card'])

export const sealedAltLoans = sealedTable('alt_loans', ['annual_income', 'provider', 'credit_rating', 'refused_why'])

export const sealedRefinanceLoans = sealedTable('refinance_loans', ['annual_income', 'lender', 'refused_why'])
