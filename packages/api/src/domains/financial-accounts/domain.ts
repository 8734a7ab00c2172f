import { financialAccountContracts } from '@app/schemas/api/accounts/financial-accounts'
import { callsOf } from '../calls/calls-context.ts'
import { calls, type Domain } from '../domain.ts'
import { financialAccountHandlers } from './routes.ts'
import { sealedFinancialAccounts } from './sealed.ts'

/** The accounts that a person has linked or told us of. */
export const financialAccounts = {
  calls: [calls(financialAccountContracts, (context) => financialAccountHandlers(callsOf(context)))],
  sealed: [sealedFinancialAccounts],
  personal: { forgotten: ['financial_accounts'] },
} satisfies Domain
