import { expect, it } from 'vitest'
import { afterAnswer, afterClaim } from './unclaimed-life.ts'

it.each([
  ['found', 'yes', 'confirmed'],
  ['found', 'no', 'rejected'],
  ['confirmed', 'unsure', 'found'],
  ['rejected', 'yes', 'confirmed'],
  ['claim-started', 'yes', 'confirmed'],
  ['claim-started', 'no', undefined],
  ['claim-started', 'unsure', undefined],
  ['claimed', 'yes', undefined],
  ['claimed', 'unsure', undefined],
] as const)('what is %s and answered with “%s” is %s', (state, mine, next) => {
  expect(afterAnswer(state, mine)).toBe(next)
})

it.each([
  ['confirmed', false, 'claim-started'],
  ['confirmed', true, 'claimed'],
  ['claim-started', true, 'claimed'],
  ['claimed', false, 'claim-started'],
  ['found', true, undefined],
  ['rejected', false, undefined],
] as const)('what is %s and claimed (%s) is %s', (state, isClaimed, next) => {
  expect(afterClaim(state, isClaimed)).toBe(next)
})
