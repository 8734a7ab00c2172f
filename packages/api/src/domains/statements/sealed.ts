import { sealedTable } from '../../security/sealing.ts'

export const sealedLeftHolders = sealedTable('left_holders', ['holder'], {
  key: { columns: ['person_id'], type: 'uuid' },
})
