import { sealedTable } from '../../security/sealing.ts'

export const sealedFinancialAccounts = sealedTable('financial_accounts', [
  'name',
  'nickname',
  'institution_name',
  'company_name',
  'account_number',
  'routing_number',
])
