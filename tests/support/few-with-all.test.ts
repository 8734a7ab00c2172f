import { expect, it } from 'vitest'
import { fewWithAll } from './few-with-all.ts'

const few = (all: readonly string[]) =>
  fewWithAll(
    all,
    (one) => [...one],
    (one) => one.length + 1,
  )

it('a few have between them everything that any of all has', () => {
  expect(few(['a', 'ab', 'abc', 'd', 'cd'])).toEqual(['abc', 'd'])
  expect(few([])).toEqual([])
})

it('what costs more and brings nothing more is not among them', () => {
  expect(few(['ab', 'abbbbb', 'b'])).toEqual(['ab'])
})

it('one whose all is brought by those that came later is not among them', () => {
  expect(few(['abcd', 'abef', 'cdgh'])).toEqual(['abef', 'cdgh'])
})
