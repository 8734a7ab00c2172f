import { sealedTable } from '../../security/sealed-table.ts'

export const sealedStoppedNumbers = sealedTable('stopped_numbers', ['number'], { indexes: { number_index: { from: 'number' } } })
