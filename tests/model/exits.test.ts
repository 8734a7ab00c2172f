import { compileFlow, completeFacts, type Facts, next, type Place } from '@app/engine'
import { expect, it } from 'vitest'
import { catalogue, modeNames, resolvedMode } from './support/all-flows.ts'

const stepsOfModes = modeNames.map((mode) => new Set(Object.keys(resolvedMode(mode).steps)))

it('what a step leads to is in a mode together with it: words that lead nowhere promise something', () => {
  const dead = [...catalogue.documents.step.values()].flatMap(({ name, data }) => {
    const exits = [...(data.detours ?? []), ...(data.actions ?? [])].flatMap(({ to }) => to ?? [])
    const own = stepsOfModes.filter((steps) => steps.has(name))
    return exits.filter((to) => own.length > 0 && !own.some((steps) => steps.has(to))).map((to) => `${name} to ${to}`)
  })
  expect(dead).toEqual([])
})

it.each(modeNames.filter((mode) => resolvedMode(mode).steps['fix-401k'] !== undefined))(
  'in %s the plan at the current job is named once it is wanted for any account, and the way leads on to the accounts without an IRA',
  (mode) => {
    const resolved = resolvedMode(mode)
    const flow = compileFlow(resolved)
    const answers = { destination: 'new-ira', stop_losing: 'other-choices', account_plan: 'employer-plan' }
    const known = { 'personal.record': 'present', 'letter.signed': true, 'accounts.found': true, ...answers }
    const after = (place: Place | undefined, more: Facts = {}): Place | undefined =>
      place && next(flow, place, completeFacts(flow, { ...known, ...more })).go
    const here = resolved.side.includes('fix-401k') ? after({ step: 'stop-losing' }) : { step: 'fix-401k' }
    expect(after(here)?.step).toBe('plan-account')
    expect(after(here, { account_plan: 'move', 'ira.interest': true, 'plan.wanted': true })?.step).toBe('plan-account')
    expect(after(here, { account_plan: 'leave' })?.step).toBe('next-step')
    expect(after(after(here), { 'plan.named': true })?.step).toBe('ira/select-401ks')
  },
)
