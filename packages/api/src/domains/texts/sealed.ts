import { sealedTable } from '../../security/sealing.ts'

export const sealedStoppedNumbers = sealedTable('stopped_numbers', ['number'], { indexes: { number_index: { from: 'number' } } })
