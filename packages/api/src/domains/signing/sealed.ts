import { sealedTable } from '../../security/sealed-table.ts'

export const sealedSignatures = sealedTable('signatures', ['name', 'signed_name', 'drawing', 'spouse_name'])
