import { sealedTable } from '../../security/sealed-table.ts'

export const sealedLinkedInstitutions = sealedTable('linked_institutions', ['institution_name', 'public_token', 'access_token'])
