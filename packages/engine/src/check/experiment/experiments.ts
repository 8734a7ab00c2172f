import { armsOf, mostDays, plannedSize } from '@app/schemas/rules/experiments/planned-size'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { checkReferences, stepNames } from '../names.ts'
import { checkCrossedVariants } from './crossed-variants.ts'
import { checkExperimentPlaces } from './experiment-places.ts'
import { checkStepsOfVariants } from './variant-steps.ts'

/** flows/experiments.json: odds that add up, unique names, known places, and at least one condition that reads each test. */
export function checkExperiments(doc: Document<'experiments'>, catalogue: Catalogue): Diagnostic[] {
  const { experiments } = doc.data
  const places = new Set([...stepNames(catalogue), ...landingNames(catalogue)])
  const where = experiments.flatMap((one, index) =>
    one.where.map((name, at) => ({ name, at: ['experiments', index, 'where', at] as const })),
  )
  return [
    ...experiments.flatMap((_one, index) => [...checkOdds(doc, index), ...checkNames(doc, index), ...checkPlan(doc, index)]),
    ...checkReferences(doc, where, places, 'unknown-place', 'step or landing page'),
    ...experiments.flatMap((_one, index) => [
      ...checkExperimentPlaces(doc, index, catalogue),
      ...checkStepsOfVariants(doc, index, catalogue),
    ]),
    ...checkCrossedVariants(doc, catalogue),
  ]
}

function checkOdds(doc: Document<'experiments'>, index: number): Diagnostic[] {
  const { name = '', variants = [] } = doc.data.experiments[index] ?? {}
  const sum = variants.reduce((all, { odds }) => all + odds, 0)
  if (Math.abs(sum - 1) < 1e-9) return []
  const message = `The odds of “${name}” add up to ${Number(sum.toFixed(6))}.`
  return [report(doc, ['experiments', index, 'variants'], { rule: 'odds', message, fix: 'Make them add up to 1.' })]
}

/** Between several variants something is to be found out: how much that takes is said before, and more than a season is too long. */
function checkPlan(doc: Document<'experiments'>, index: number): Diagnostic[] {
  const { name = '', about = '', variants = [], plan } = doc.data.experiments[index] ?? {}
  const [, given] = /\beverybody gets (?<variant>[\w-]+)/.exec(about) ?? []
  const settled = variants.findIndex((variant) => variant.name === given)
  if (settled >= 0 && variants[settled]?.odds !== 1)
    return [report(doc, ['experiments', index, 'variants', settled, 'odds'], settledOtherwise(given))]
  const arms = armsOf(variants)
  if (!arms) return plan ? [report(doc, ['experiments', index, 'plan'], settledAndPlanned(name))] : []
  const { control, others } = arms
  const at = ['experiments', index, ...(plan ? ['plan'] : ['name'])]
  if (!plan) {
    const message = `“${name}” compares ${others.length + 1} variants, and nothing says how many people that takes.`
    const fix =
      'Add "plan": { "finishing": 0.3, "smallest": 0.05, "peoplePerDay": 100 } with your own figures, or settle it: odds of 1 and 0.'
    return [report(doc, at, { rule: 'test-without-plan', message, fix })]
  }
  if (plan.finishing + plan.smallest >= 1) {
    const message = `“${name}” looks for more than everybody: ${plan.finishing} and ${plan.smallest} make more than 1.`
    return [
      report(doc, at, { rule: 'plan-beyond-everybody', message, fix: 'Write shares from 0 to 1: 0.3 is 30 %, and 0.05 is 5 points.' }),
    ]
  }
  const planned = plannedSize(plan, [control.odds, ...others.map(({ odds }) => odds)])
  if (planned.days < fewestDays) return [report(doc, at, tooShort(name, planned.days, plan.peoplePerDay))]
  if (planned.days <= mostDays) return []
  const message = `“${name}” would take ${planned.days} days (${planned.count} people at ${plan.peoplePerDay} a day), and ${mostDays} is the most.`
  const fix = 'Look for a larger change, give the rarest variant more people, or test where more people come.'
  return [report(doc, at, { rule: 'test-too-long', message, fix })]
}

/** People of a Monday are others than those of a Sunday. */
const fewestDays = 7

function tooShort(name: string, days: number, peoplePerDay: number) {
  return {
    rule: 'test-too-short',
    message: `“${name}” would be over in ${days} ${days === 1 ? 'day' : 'days'}, with ${peoplePerDay} people a day: no week is in it.`,
    fix: 'Write how many people come to these pages in a day, or look for a smaller change: with so many it can be found.',
  }
}

function settledAndPlanned(name: string) {
  return {
    rule: 'settled-and-planned',
    message: `“${name}” is settled by its odds, and has a plan as if it ran.`,
    fix: 'Remove "plan", and say in "about" what everybody gets; or give more than one variant a share.',
  }
}

function settledOtherwise(given = '') {
  return {
    rule: 'settled-otherwise',
    message: `"about" says that everybody gets “${given}”, and its odds say otherwise.`,
    fix: 'Give it the odds 1 and the others 0, or change what "about" says.',
  }
}

/** Two of one name would be one fact with two meanings. */
function checkNames(doc: Document<'experiments'>, index: number): Diagnostic[] {
  const { experiments } = doc.data
  const { name = '', variants = [] } = experiments[index] ?? {}
  const fix = 'Say what is different in each, give one of them another name, or remove it.'
  const again = (at: readonly (string | number)[], message: string) => report(doc, [...at], { rule: 'duplicate-name', message, fix })
  const isSecond = experiments.findIndex((one) => one.name === name) !== index
  const names = variants.map((variant) => variant.name)
  const twice = names.flatMap((variant, at) =>
    names.indexOf(variant) === at
      ? []
      : [again(['experiments', index, 'variants', at, 'name'], `“${name}” has the variant “${variant}” twice.`)],
  )
  const abouts = variants.map(({ about }) => about)
  for (const [at, about] of abouts.entries()) {
    if (abouts.indexOf(about) !== at)
      twice.push(again(['experiments', index, 'variants', at, 'about'], `Two variants of “${name}” are described in the same words.`))
  }
  return isSecond ? [...twice, again(['experiments', index, 'name'], `There is an experiment “${name}” already.`)] : twice
}

/** Every landing page, also those whose file has an error of its own. */
function landingNames({ documents, problems }: Catalogue): string[] {
  return [...documents.landing.keys(), ...[...problems.keys()].flatMap((path) => /^landings\/(.+)\.json$/.exec(path)?.[1] ?? [])]
}
