import { expect, it } from 'vitest'
import { optionOf } from './option-of.ts'

const later = { value: 'later', formerly: ['not-now', 'some-day'] }
const yes = { value: true }

it('an answer is found by its value, and by what was stored for it before', () => {
  expect([optionOf([yes, later], true), optionOf([yes, later], 'later'), optionOf([yes, later], 'some-day')]).toEqual([yes, later, later])
})

it('a value of now means its own answer, also where another one was called so before', () => {
  expect(optionOf([later, { value: 'not-now' }], 'not-now')).toEqual({ value: 'not-now' })
})

it('what was never offered, or where nothing is, means no answer', () => {
  expect([optionOf([yes, later], 'never'), optionOf([yes, later], ['later']), optionOf(undefined, 'later')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
