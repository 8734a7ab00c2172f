import type { FactsFile } from '@app/schemas/flow/facts'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { expect, it } from 'vitest'
import { loadCatalogue } from '../load/catalogue.ts'
import { resolveMode } from '../resolve/resolve.ts'
import { smallCatalogue } from '../testing/small-flow.ts'
import { compileFlow } from './compile.ts'
import { testsOnStep, testsOnWay } from './seen-tests.ts'

const variants = ['test', 'control'].map((name) => ({ name, odds: 0.5, about: 'one of two' }))
const member: FactsFile['facts'][string] = { about: 'they are members', values: [true, false], from: 'service', start: false }
const body: StepFile['body'] = [{ text: 'Only some read this.', when: { member: true, 'experiment.words': 'test' } }]

function flowOf() {
  const steps = [{ choose: [{ when: { member: true, 'experiment.way': 'test' }, step: 'b' }, { step: 'c' }] }, 'd']
  const small = smallCatalogue({ mode: { steps: ['a', ...steps] }, steps: { a: { body } }, facts: { member } }, ['a', 'b', 'c', 'd'])
  const files = Object.values(small.documents).flatMap((docs) => [...docs.values()].map(({ path, text }) => ({ path, text })))
  const experiments = ['words', 'way'].map((name) => ({ name, about: 'what differs', where: ['a'], variants }))
  const catalogue = loadCatalogue([
    ...files.filter(({ path }) => path !== 'experiments.json'),
    { path: 'experiments.json', text: JSON.stringify({ experiments }) },
  ])
  const resolved = resolveMode(catalogue, 'small', () => 'v')
  if (!resolved) throw new Error('The small mode cannot be resolved.')
  return { flow: compileFlow(resolved), step: catalogue.documents.step.get('a')?.data }
}

const { flow, step } = flowOf()
const facts = (isMember: boolean) => ({ member: isMember, 'experiment.words': 'control', 'experiment.way': 'control' })

it('a test is seen on a step by people who would see another page with another variant, and by nobody else', () => {
  expect(step && testsOnStep(flow, step, facts(true))).toEqual(['words'])
  expect(step && testsOnStep(flow, step, facts(false))).toEqual([])
})

it('a test that sends people is seen by people of every variant whom another would send elsewhere', () => {
  expect(testsOnWay(flow, { step: 'a' }, facts(true))).toEqual(['way'])
  expect(testsOnWay(flow, { step: 'a' }, { ...facts(true), 'experiment.way': 'test' })).toEqual(['way'])
  expect(testsOnWay(flow, { step: 'a' }, facts(false))).toEqual([])
  expect(testsOnWay(flow, { step: 'c' }, facts(true))).toEqual([])
  expect(testsOnWay(flow, undefined, facts(true))).toEqual([])
})
