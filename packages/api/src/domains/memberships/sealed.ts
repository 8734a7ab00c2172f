import { sealedTable } from '../../security/sealed-table.ts'

export const sealedMemberships = sealedTable('memberships', ['method_id'])

export const sealedPayments = sealedTable('payments', ['method_id', 'secret', 'receipt_email'])
