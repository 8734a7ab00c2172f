import { expect, it } from 'vitest'
import { stateOfZip } from './zip-states.ts'

it.each([
  ['02139', 'MA'],
  ['00501', 'NY'],
  ['05501', 'MA'],
  ['05601', 'VT'],
  ['20101', 'VA'],
  ['34002', 'AA'],
  ['73301', 'TX'],
  ['84101', 'UT'],
  ['88510', 'TX'],
  ['89501', 'NV'],
  ['97214', 'OR'],
  ['99950', 'AK'],
])('%s is in %s', (zip, state) => {
  expect(stateOfZip(zip)).toBe(state)
})

it.each(['', '972', '9721a', '972141', '00001', '26901', '99'])('“%s” is in no state', (zip) => {
  expect(stateOfZip(zip)).toBeUndefined()
})
