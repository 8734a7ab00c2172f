import { expect, it } from 'vitest'
import { circlesIn } from './circles.ts'

const arrows = (...pairs: readonly string[]) => pairs.map((pair) => ({ from: pair[0] ?? '', to: pair[1] ?? '' }))

it('a row has no circle', () => {
  expect(circlesIn(arrows('ab', 'bc', 'ac'))).toEqual([])
})

it('two that lead to each other are one', () => {
  expect(circlesIn(arrows('ab', 'ba'))).toEqual([['a', 'b']])
})

it('a long way round is found too, without what only leads there', () => {
  expect(circlesIn(arrows('xa', 'ab', 'bc', 'ca', 'cy'))).toEqual([['a', 'b', 'c']])
})

it('two circles apart are two', () => {
  expect(circlesIn(arrows('ab', 'ba', 'bc', 'cd', 'dc'))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})
