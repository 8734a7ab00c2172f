import { sealedTable } from '../../security/sealing.ts'

export const sealedBrokerageAccounts = sealedTable('brokerage_accounts', ['partner_number', 'consent_address'])
