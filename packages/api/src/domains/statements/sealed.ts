import { sealedTable } from '../../security/sealed-table.ts'

export const sealedLeftHolders = sealedTable('left_holders', ['holder'], {
  key: { columns: ['person_id'], type: 'uuid' },
})
