import { progressKeys } from '@app/schemas/rules/answers/progress-keys'
import { describe, expect, it } from 'vitest'
import { notYetKnown } from '../index.ts'
import { catalogue } from '../testing/real-flows.ts'
import { keyRules } from './keys.ts'

const listed = catalogue.documents.facts.get('facts')?.data.progress ?? []

it('the keys of flows/facts.json are those of the call', () => {
  expect(listed.map(({ key }) => key).sort()).toEqual([...progressKeys].sort())
})

describe.each(listed)('the key $key', ({ key, means }) => {
  it('follows from the fact that facts.json says it means, and from no other', () => {
    const [, rule] = Object.entries(keyRules).find(([name]) => name === key) ?? []
    expect(rule?.kind === 'derived' ? { [rule.fact]: rule.value } : undefined).toEqual(means)
  })
})

it('what waits for a domain says what to do there', () => {
  for (const { todo } of Object.values(keyRules))
    expect([todo.en, todo.es]).toEqual([expect.stringMatching(/^[A-Z].*\.$/), expect.stringMatching(/^[A-Z].*\.$/)])
  expect(Object.values(notYetKnown)).not.toContain('')
})
