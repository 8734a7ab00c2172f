import { sealedTable } from '../../security/sealed-table.ts'

export const sealedBeneficiaryLists = sealedTable('beneficiary_lists', ['people', 'signed_name', 'refused_because'])
