import { sealedTable } from '../../security/sealing.ts'

export const sealedSignatures = sealedTable('signatures', ['name', 'signed_name', 'drawing', 'spouse_name'])
