import fc from 'fast-check'
import { expect, it } from 'vitest'
import { blindIndex, blindIndexes } from './blind-index.ts'
import { ringOf } from './testing/key-rings.ts'

const ring = ringOf('first')
const ssn = { table: 'people', column: 'ssn' }

it('is equal for equal values and different for different ones', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      expect(blindIndex(ring, ssn, one) === blindIndex(ring, ssn, other)).toBe(one === other)
      expect(blindIndex(ring, ssn, one)).toBe(blindIndex(ring, ssn, `${one}`))
    }),
  )
})

it('tells apart texts that UTF-8 would write alike', () => {
  expect(blindIndex(ring, ssn, '\ud800')).not.toBe(blindIndex(ring, ssn, '\ufffd'))
})

it('is different in every column and table', () => {
  const columns = [ssn, { table: 'people', column: 'dob' }, { table: 'loans', column: 'ssn' }, { table: 'people,ssn', column: '' }]
  expect(new Set(columns.map((column) => blindIndex(ring, column, '078051120'))).size).toBe(columns.length)
})

it('does not show the value', () => {
  expect(blindIndex(ring, ssn, '078051120')).toMatch(/^b1\.index\.[\w-]{43}$/)
})

it('stays the same when the master key is changed', () => {
  const before = blindIndex(ring, ssn, '078051120')
  expect(blindIndex(ringOf('second first'), ssn, '078051120')).toBe(before)
  expect(blindIndex(ringOf('second'), ssn, '078051120')).toBe(before)
})

it('finds old and new rows while the index key is changed', () => {
  const old = blindIndex(ringOf('first', 'old'), ssn, '078051120')
  const changing = ringOf('first', 'new old')
  expect(blindIndexes(changing, ssn, '078051120')).toEqual([blindIndex(changing, ssn, '078051120'), old])
  expect(blindIndexes(ringOf('first', 'new'), ssn, '078051120')).toEqual([blindIndex(changing, ssn, '078051120')])
})

it('is another one with another index key', () => {
  const [, , one] = blindIndex(ringOf('first', 'one'), ssn, '078051120').split('.')
  const [, , other] = blindIndex(ringOf('first', 'other'), ssn, '078051120').split('.')
  expect(one).not.toBe(other)
})
