import { sealedTable } from '../../security/sealing.ts'

export const sealedMemberships = sealedTable('memberships', ['method_id'])

export const sealedPayments = sealedTable('payments', ['method_id', 'secret', 'receipt_email'])
