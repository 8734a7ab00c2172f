import { expect, it } from 'vitest'
import { foundAccount, likelyAccount } from '../../../testing/found-samples.ts'
import { groupOf, nextAction, sortAccounts } from './sort-accounts.ts'

it.each([
  [foundAccount(), 'confirmed'],
  [foundAccount({ kind: 'user-entered' }), 'confirmed'],
  [likelyAccount(), 'filing'],
  [likelyAccount({ kind: 'user-entered' }), 'told'],
  [likelyAccount({ kind: 'no-match' }), 'no-match'],
  [likelyAccount({ record_keeper_answer: 'nothing' }), 'no-match'],
])('%# an account belongs to the group by which it is known', (account, group) => {
  expect(groupOf(account)).toBe(group)
})

it('the surest come first', () => {
  const [sure, likely, less] = [foundAccount(), likelyAccount(), likelyAccount({ pk: 'x', confidence: 61 })]
  expect(sortAccounts([less, likely, sure]).map(({ pk }) => pk)).toEqual([sure.pk, likely.pk, less.pk])
})

it.each([
  [foundAccount(), false, 'compare'],
  [foundAccount(), true, 'keep'],
  [foundAccount({ rollover: 'x' }), false, 'moving'],
  [likelyAccount(), false, 'wait'],
  [likelyAccount({ record_keeper_answer: 'not-asked' }), false, 'asked-next'],
  [likelyAccount({ record_keeper_answer: 'needs-call' }), false, 'call'],
  [likelyAccount({ record_keeper_answer: 'nothing' }), false, 'gone'],
  [likelyAccount({ kind: 'no-match' }), false, 'look-further'],
])('%# each account has one thing that comes next', (account, isStayCheaper, next) => {
  expect(nextAction(account, isStayCheaper)).toBe(next)
})
