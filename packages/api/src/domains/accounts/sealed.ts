import { sealedTable } from '../../security/sealing.ts'

export const sealedIraAccounts = sealedTable('ira_accounts', ['provider', 'account_number', 'check_payable_to', 'check_address'])

export const sealedPhoneConfirmations = sealedTable('phone_confirmations', ['phone_number', 'send_id', 'confirmed_number'])
