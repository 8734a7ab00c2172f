import { sealedTable } from '../../security/sealing.ts'

export const sealedLinkedInstitutions = sealedTable('linked_institutions', ['institution_name', 'public_token', 'access_token'])
