import { sealedTable } from '../../security/sealing.ts'

export const sealedBeneficiaryLists = sealedTable('beneficiary_lists', ['people', 'signed_name', 'refused_because'])
