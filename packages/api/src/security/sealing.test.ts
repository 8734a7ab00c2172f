import { expect, it } from 'vitest'
import { sealedTable } from './sealed-table.ts'
import { sealing } from './sealing.ts'
import { ringOf } from './testing/key-rings.ts'

const ring = ringOf('first')
const loans = sealedTable('loans', ['fee_card'])

it('a sealed text opens in its own table, column and row only', () => {
  const sealed = sealing(ring, loans).seal('fee_card', 'one', 'pm_card')
  expect(sealing(ring, loans).open('fee_card', 'one', sealed)).toBe('pm_card')
  expect(() => sealing(ring, loans).open('fee_card', 'other', sealed)).toThrow('was changed')
  expect(() => sealing(ring, sealedTable('memberships', ['method_id'])).open('method_id', 'one', sealed)).toThrow('was changed')
})

it('what is not declared does not compile', () => {
  // @ts-expect-error The column is not declared.
  sealing(ring, loans).seal('state', 'one', 'text')
  // @ts-expect-error The table has no such column.
  sealedTable('loans', ['no_such_column'])
  // @ts-expect-error An index is made from a column that is sealed.
  sealedTable('people', ['email'], { indexes: { email_index: { from: 'first_name' } } })
  expect(loans.sealed).toEqual(['fee_card'])
})
