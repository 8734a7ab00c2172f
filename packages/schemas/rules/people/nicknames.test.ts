import { expect, it } from 'vitest'
import { otherFirstNames } from './nicknames.ts'

it.each([
  ['william', 'bill'],
  ['bill', 'william'],
  ['kathy', 'katherine'],
  ['ted', 'edward'],
  ['ted', 'theodore'],
])('%s may be called %s', (first, other) => {
  expect(otherFirstNames(first)).toContain(other)
})

it('two short forms of one name are not the same name', () => {
  expect(otherFirstNames('bill')).not.toContain('liam')
  expect(otherFirstNames('nobodyiscalledso')).toEqual([])
})
