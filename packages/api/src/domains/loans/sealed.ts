import { sealedTable } from '../../security/sealed-table.ts'

export const sealedLoans = sealedTable('loans', ['fee_card'])

export const sealedAltLoans = sealedTable('alt_loans', ['annual_income', 'provider', 'credit_rating'])

export const sealedRefinanceLoans = sealedTable('refinance_loans', ['annual_income', 'lender'])
