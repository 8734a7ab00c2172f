import { sealedTable } from '../../security/sealing.ts'

export const sealedEmployers = sealedTable('employers', [
  'company_id',
  'company_name',
  'record_keeper_selected_name',
  'other_provider',
  'salary',
])
