import { financialAccountContracts } from '@app/schemas/api/accounts/financial-accounts'
import { calls, type Domain } from '../domain.ts'
import { financialAccountHandlers } from './routes.ts'
import { sealedFinancialAccounts } from './sealed.ts'

/** The accounts that a person has linked or entered. */
export const financialAccounts = {
  calls: [calls(financialAccountContracts, financialAccountHandlers)],
  sealed: [sealedFinancialAccounts],
  personal: { forgotten: ['financial_accounts'] },
} satisfies Domain
