import { compileFlow, completeFacts, type Facts } from '@app/engine'
import type { CompletedInfo } from '@app/schemas/api/people/progress'
import { progressKeys } from '@app/schemas/rules/answers/progress-keys'
import { describe, expect, it } from 'vitest'
import { walkView } from '../../testing/real-flows.ts'
import { minutesOf } from './minutes-of.ts'
import { minutesToGo, tasksOf } from './tasks-of.ts'

const walked = (name: string) => {
  const { resolved, steps } = walkView(name)
  return { flow: compileFlow(resolved), steps }
}
const mode = walked('landing-rollover')
const { steps } = mode
const nobody = completeFacts(mode.flow, {})
const done = (...keys: readonly string[]): CompletedInfo =>
  Object.fromEntries(progressKeys.map((key) => [key, keys.includes(key)])) as CompletedInfo

describe('the tasks of a mode', () => {
  it('are what it requires, in the order in which it is walked', () => {
    expect(
      tasksOf(mode, done(), nobody)
        .map(({ key }) => key)
        .slice(0, 3),
    ).toEqual(['previous_jobs', 'personal_information', 'letter_auth'])
  })

  it('have one that is next, and the others wait for it', () => {
    const statuses = tasksOf(mode, done('previous_jobs', 'personal_information'), nobody).map(({ status }) => status)
    expect(statuses.slice(0, 4)).toEqual(['done', 'done', 'next', 'later'])
    expect(statuses.filter((status) => status === 'next')).toHaveLength(1)
  })

  it('lead to the step that completes them', () => {
    expect(tasksOf(mode, done(), nobody).find(({ key }) => key === 'rollover_call_scheduled')?.step).toBe('ira/rollover-call-3')
  })

  it('take no time once they are done', () => {
    const all = tasksOf(mode, done(...progressKeys), nobody)
    expect([all.every(({ status }) => status === 'done'), minutesToGo(all)]).toEqual([true, 0])
    expect(minutesToGo(tasksOf(mode, done(), nobody))).toBeGreaterThan(10)
  })
})

it('a step that asks more takes longer', () => {
  expect(minutesOf({ kind: 'info' })).toBe(1)
  expect(minutesOf(steps['personal-information'] ?? { kind: 'info' })).toBeGreaterThan(2)
})

describe('a decision about an IRA', () => {
  const before = ['previous_jobs', 'personal_information', 'letter_auth', 'accounts_found', 'estimated_401k_fees'] as const
  const known: Facts = { 'personal.record': 'present', 'letter.signed': true }
  const after = (name: string, answers: Facts, ...more: readonly string[]) => {
    const one = walked(name)
    return tasksOf(one, done(...before, ...more), completeFacts(one.flow, { ...known, ...answers }))
  }
  const open = (tasks: ReturnType<typeof after>) => tasks.filter(({ status }) => status !== 'done').map(({ key }) => key)

  it.each([
    ['onboarding', { stop_losing: 'not-now' }, 'stop-losing'],
    ['onboarding', { stop_losing: 'other-choices', account_plan: 'leave' }, 'fix-401k'],
    ['employer', { stop_losing: 'not-now' }, 'stop-losing'],
    ['landing-rollover', { account_plan: 'leave' }, 'fix-401k'],
    ['landing-rollover', { account_plan: 'cash-out' }, 'fix-401k'],
  ])('against it, in %s by %j, is no open task, and leaves none that only a yes leads to', (name, answers, step) => {
    const tasks = after(name, answers)
    expect(open(tasks)).toEqual([])
    expect(tasks.at(-1)).toMatchObject({ key: 'ira_interested', step, status: 'done', isDeclined: true })
  })

  it('against it leaves no list of accounts to move behind, even where some were ticked before', () => {
    const keys = after('landing-rollover', { account_plan: 'leave' }, 'selected_401ks').map(({ key }) => key)
    expect(keys).not.toContain('selected_401ks')
  })

  it('against it counts where another page had completed the key before', () => {
    const tasks = after('landing-findrollover', { cash_need: 'leave', account_plan: 'leave' }, 'ira_interested')
    expect([open(tasks), tasks.at(-1)?.isDeclined]).toEqual([[], true])
  })

  it('for the plan of their employer leads on without an IRA, once that plan is named', () => {
    const answers: Facts = { account_plan: 'employer-plan', 'ira.interest': false }
    expect(after('landing-rollover', answers).find(({ status }) => status === 'next')).toMatchObject({
      key: 'ira_interested',
      step: 'fix-401k',
    })
    const named = after('landing-rollover', { ...answers, 'plan.named': true }, 'ira_interested')
    expect(named.map(({ key }) => key)).not.toContain('ira_created')
    expect(named.find(({ status }) => status === 'next')?.key).toBe('selected_401ks')
  })

  it('that is not made yet is the next task', () => {
    for (const answers of [{}, { stop_losing: 'other-choices' }] as const)
      expect(after('onboarding', answers).find(({ status }) => status === 'next')).toMatchObject({
        key: 'ira_interested',
        isDeclined: false,
      })
  })

  it('for it leads on', () => {
    const tasks = after('landing-rollover', { account_plan: 'move', 'ira.interest': true }, 'ira_interested')
    expect(open(tasks)).toEqual(['ira_created', 'selected_401ks', 'rollover_call_scheduled'])
    expect(tasks.some(({ isDeclined }) => isDeclined)).toBe(false)
  })
})
