import { sealedTable } from '../../security/sealed-table.ts'

export const sealedBrokerageAccounts = sealedTable('brokerage_accounts', ['partner_number', 'consent_address'])
