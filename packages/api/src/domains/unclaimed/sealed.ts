import { sealedTable } from '../../security/sealing.ts'

export const sealedUnclaimedMatches = sealedTable('unclaimed_matches', ['record_id', 'details'], {
  indexes: { record_index: { from: 'record_id' } },
})
