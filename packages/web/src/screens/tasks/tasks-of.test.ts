import { compileFlow } from '@app/engine'
import type { CompletedInfo } from '@app/schemas/api/progress'
import { progressKeys } from '@app/schemas/rules/progress-keys'
import { describe, expect, it } from 'vitest'
import { walkView } from '../../testing/real-flows.ts'
import { minutesOf, minutesToGo, tasksOf } from './tasks-of.ts'

const { resolved, steps } = walkView('landing-rollover')
const mode = { flow: compileFlow(resolved), steps }
const done = (...keys: readonly string[]): CompletedInfo =>
  Object.fromEntries(progressKeys.map((key) => [key, keys.includes(key)])) as CompletedInfo

describe('the tasks of a mode', () => {
  it('are what it requires, in the order in which it is walked', () => {
    expect(
      tasksOf(mode, done())
        .map(({ key }) => key)
        .slice(0, 3),
    ).toEqual(['previous_jobs', 'personal_information', 'letter_auth'])
  })

  it('have one that is next, and the others wait for it', () => {
    const statuses = tasksOf(mode, done('previous_jobs', 'personal_information')).map(({ status }) => status)
    expect(statuses.slice(0, 4)).toEqual(['done', 'done', 'next', 'later'])
    expect(statuses.filter((status) => status === 'next')).toHaveLength(1)
  })

  it('lead to the step that completes them', () => {
    expect(tasksOf(mode, done()).find(({ key }) => key === 'rollover_call_scheduled')?.step).toBe('ira/rollover-call-3')
  })

  it('take no time once they are done', () => {
    const all = tasksOf(mode, done(...progressKeys))
    expect([all.every(({ status }) => status === 'done'), minutesToGo(all)]).toEqual([true, 0])
    expect(minutesToGo(tasksOf(mode, done()))).toBeGreaterThan(10)
  })
})

it('a step that asks more takes longer', () => {
  expect(minutesOf({ kind: 'info' })).toBe(1)
  expect(minutesOf(steps['personal-information'] ?? { kind: 'info' })).toBeGreaterThan(2)
})
