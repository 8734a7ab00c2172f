import { hashText } from '@app/api/flows'
import { compileFlow } from '@app/engine'
import {
  changeFile,
  checkCatalogue,
  type Diagnostic,
  explore,
  flowGraph,
  freshStart,
  liveFacts,
  pairwisePaths,
  prove,
  rename,
  resolveMode,
} from '@app/engine/author'
import { describe, expect, it } from 'vitest'
import { catalogue } from './support/all-flows.ts'

const name = 'landing-findrollover'
const first = 'need-cash'
const second = 'fix-401k'
const experiment = {
  name: 'cashlater',
  about: 'Whether people are asked about cash before or after what their plan charges, to see where more of them go on.',
  where: [first, second],
  plan: { finishing: 0.3, smallest: 0.1, peoplePerDay: 60 },
  variants: [
    { name: 'control', odds: 0.5, about: 'Cash first, as it was.' },
    { name: 'test', odds: 0.5, about: 'Cash after the costs.' },
  ],
}
const orders = { control: [first, second], test: [second, first] }

/** The flows with a test of orders in a mode, as somebody would write it: no step is copied. */
function withTest(item: object = { experiment: experiment.name, orders }, own: Partial<typeof experiment> = {}) {
  const mode = JSON.parse(catalogue.documents.mode.get(name)?.text ?? '')
  const at = mode.steps.indexOf(first)
  expect(mode.steps[at + 1]).toBe(second)
  mode.steps.splice(at, 2, item)
  const tests = JSON.parse(catalogue.documents.experiments.get('experiments')?.text ?? '')
  tests.experiments.push({ ...experiment, ...own })
  const changed = changeFile(catalogue, { path: `modes/${name}.json`, text: JSON.stringify(mode, null, 2) })
  return changeFile(changed, { path: 'experiments.json', text: JSON.stringify(tests, null, 2) })
}

const before = new Set(checkCatalogue(catalogue).map(({ rule, file }) => `${rule} ${file}`))
function foundIn(changed: ReturnType<typeof withTest>): readonly Diagnostic[] {
  return checkCatalogue(changed).filter(({ rule, file }) => !before.has(`${rule} ${file}`))
}

function resolved(changed = withTest()) {
  const mode = resolveMode(changed, name, hashText)
  if (!mode) throw new Error(`${name} cannot be resolved.`)
  return mode
}

describe('a test of orders', () => {
  it('is checked and proven without a finding, and every step of every order is reached', () => {
    expect(foundIn(withTest())).toEqual([])
    const { proofs } = prove(resolved())
    expect(proofs.flatMap(({ findings }) => findings)).toEqual([])
  })

  it('is walked in both orders by the walks that tests and browsers take', () => {
    const flow = compileFlow(resolved())
    const walks = pairwisePaths(explore(flow, [freshStart(flow)], liveFacts(flow, false)))
    const ways = walks.map(({ steps }) => steps.map(({ step }) => step).filter((step) => step === first || step === second))
    expect(new Set(ways.filter(({ length }) => length === 2).map((way) => way.join()))).toEqual(
      new Set([`${first},${second}`, `${second},${first}`]),
    )
  })

  it('is drawn with each step once, and with the ways of both orders', () => {
    const { nodes, edges } = flowGraph(resolved())
    expect(nodes.filter(({ id }) => id === first)).toHaveLength(1)
    const ways = edges.map(({ from, to }) => `${from} ${to}`)
    expect(ways).toEqual(
      expect.arrayContaining([`search-result ${first}`, `${first} ${second}`, `search-result ${second}`, `${second} ${first}`]),
    )
    const past = edges.filter(({ from, to }) => from === 'search-result' && to !== first && to !== second && !resolved().side.includes(to))
    expect(past).toEqual([])
  })

  it.each([
    ['an unknown test', 'unknown-experiment', { experiment: 'cashlatre', orders }],
    ['an unknown variant', 'unknown-variant', { experiment: 'cashlater', orders: { control: [first, second], tset: [second, first] } }],
    [
      'a step left out of one order',
      'order-loses-step',
      { experiment: 'cashlater', orders: { control: [first, second], test: [second, 'how-it-works'] } },
    ],
    ['the same order twice', 'orders-alike', { experiment: 'cashlater', orders: { control: [first, second], test: [first, second] } }],
    ['a step twice in one order', 'wrong-value', { experiment: 'cashlater', orders: { control: [first, first], test: [second, first] } }],
    ['an unknown step', 'unknown-step', { experiment: 'cashlater', orders: { control: [first, 'fix-410k'], test: ['fix-410k', first] } }],
  ])('%s is refused, on its line', (_what, rule, item) => {
    const found = foundIn(withTest(item))
    const own = found.filter(({ file, severity }) => file === `modes/${name}.json` && severity === 'error')
    expect(new Set(own.map((one) => one.rule))).toEqual(new Set([rule]))
    expect(own[0]?.line).toBeGreaterThan(10)
  })

  it('has an order for each variant', () => {
    const variants = [...experiment.variants.map((one) => ({ ...one, odds: 0.3 })), { name: 'never', odds: 0.4, about: 'Not asked here.' }]
    const [problem] = foundIn(withTest(undefined, { variants })).filter(({ severity }) => severity === 'error')
    expect(problem).toMatchObject({ rule: 'variant-without-order', fix: 'Add "never" with the same steps.' })
  })

  it('follows a step to its new name in every order', () => {
    const mode = rename(withTest(), 'step', second, 'costs').find(({ path }) => path === `modes/${name}.json`)
    const item = JSON.parse(mode?.text ?? '').steps.find((one: object) => typeof one === 'object' && 'orders' in one)
    expect(item.orders).toEqual({ control: [first, 'costs'], test: ['costs', first] })
  })

  it('names as its places the steps that stand elsewhere, and no others', () => {
    expect(foundIn(withTest(undefined, { where: [first] })).map(({ rule, message }) => [rule, message])).toEqual([
      ['place-not-named', `Something on "${second}" goes by “cashlater”, and is not named among its places.`],
    ])
    expect(foundIn(withTest(undefined, { where: [first, second, 'search-result'] })).map(({ rule }) => rule)).toEqual(['no-difference'])
  })
})
