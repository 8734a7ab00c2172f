import { compileFlow, compileMachine, type Facts, LEFT } from '@app/engine'
import { pairwisePaths } from '@app/engine/author'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { modeNames, resolvedMode, walkedMode } from './support/all-flows.ts'

/** Where people say that they want an account with us, and how. */
const wishes: Readonly<Record<string, Facts>> = {
  'beagle-or-existing': { ira_home: 'ours' },
  'choose-account-type': { self_employed: false },
  'ira/open-IRA': { ira_home: 'ours' },
  'locate-destination': { destination: 'new-ira' },
}
/** Pages of an application. */
const opens = new Set(['choose-account-type', 'ira/open-beagle'])

const cases = modeNames.flatMap((mode) => {
  const { items, side } = resolvedMode(mode)
  const all = new Set([...side, ...items.flatMap(({ branches }) => branches.map(({ step }) => step))])
  const ways = Object.keys(wishes).filter((step) => all.has(step))
  // Some modes only ask where the money goes: the account is opened elsewhere.
  return [...opens].some((step) => all.has(step)) ? ways.map((step) => ({ mode, step })) : []
})

/** Where somebody with these facts is when they have said so, and where they go on from there. */
function walkFrom(mode: string, step: string, known: Facts): readonly string[] {
  const facts: Facts = { 'letter.signed': true, 'personal.record': 'present', 'ira.here': false, 'ira.interest': true, ...known }
  const actor = createActor(compileMachine(compileFlow(resolvedMode(mode))), { input: { facts } }).start()
  actor.send({ type: 'GO', step })
  const been: string[] = []
  for (let more = 0; more < 20; more++) {
    const snapshot = actor.getSnapshot()
    if (snapshot.value === LEFT) break
    const here = snapshot.context.place.step
    been.push(here)
    actor.send({ type: 'NEXT', facts: { ...snapshot.context.facts, ...wishes[here] } })
  }
  return been
}

describe('whoever wants an account with us', () => {
  it.each(cases)('$mode, $step: is not led into an application if it is known that their country is not served', ({ mode, step }) => {
    const been = walkFrom(mode, step, { 'country.served': false })
    expect(been.slice(0, 2)).toEqual([step, 'us-citizen-only'])
    expect(been.slice(2).filter((one) => opens.has(one))).toEqual([])
  })

  it.each([
    ['dashboard-rollover', 'final-step'],
    ['landing-rollover-v3', 'ira/schedule-call'],
  ])('%s: comes to the page that opens one before %s', (mode, until) => {
    const sent = pairwisePaths(walkedMode(mode)).flatMap(({ steps }) => {
      const before = steps.slice(0, steps.findIndex(({ step }) => step === until) + 1)
      const known: Facts = Object.assign({}, ...before.map(({ facts, answers }) => ({ ...facts, ...answers })))
      return before.length > 0 && known['destination'] === 'new-ira' && known['ira.here'] !== true ? [before.map(({ step }) => step)] : []
    })
    expect(sent.length).toBeGreaterThan(0)
    for (const steps of sent) expect(steps).toContain('ira/open-beagle')
  })

  it.each([
    ['landing-rollover-full', 'fix-401k'],
    ['landing-rollover-v3', 'stop-losing'],
  ])('%s: is asked for no second one after %s if they have one with us', (mode, step) => {
    const wants = { destination: 'new-ira', stop_losing: 'yes', account_plan: 'move', 'country.served': true }
    const known = { ...wants, 'accounts.found': true, 'papers.current': true, 'move.waits': false, 'plan.named': false }
    const opened = (isHere: boolean) => walkFrom(mode, step, { ...known, 'ira.here': isHere }).filter((one) => opens.has(one))
    expect([opened(false)[0], ...opened(true)]).toEqual(['choose-account-type'])
  })

  it.each(['dashboard-rollover', 'landing-rollover-full'])(
    '%s: is not asked to send a request while their IRA can’t take money',
    (mode) => {
      const facts = { 'accounts.found': true, 'papers.current': true, 'call.booked': true, destination: 'new-ira' }
      const from = (waits: boolean) => walkFrom(mode, 'ira/select-401ks', { ...facts, 'move.waits': waits })[1]
      expect(from(false)).toContain('final-step')
      expect(from(true)).not.toContain('final-step')
      expect(from(true)).toContain('signatures')
    },
  )
})
