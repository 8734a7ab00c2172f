import { sealedTable } from '../../security/sealing.ts'

export const sealedRollovers = sealedTable('rollovers', ['details'])
export const sealedParts = sealedTable('rollover_parts', ['receiver'])
export const sealedDestinations = sealedTable('rollover_destinations', [
  'institution',
  'record_keeper',
  'account_number',
  'check_payable_to',
  'check_address',
])
export const sealedRolloverNotes = sealedTable('rollover_notes', ['details'])
