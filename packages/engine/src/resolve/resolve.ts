import type { ModeFile } from '@app/schemas/flow/mode'
import { compileFlow, ELSEWHERE } from '../flow/compile.ts'
import { conditionLeaves } from '../flow/conditions.ts'
import { outlook } from '../flow/outlook.ts'
import type { ResolvedCheck, ResolvedFact, ResolvedLanding, ResolvedMode, ResolvedStep } from '../flow/resolved.ts'
import type { Catalogue } from '../load/catalogue.ts'
import { canonical, canonicalOnce } from './canonical.ts'
import { backOrder, type ExpandedItem, expandItems } from './items.ts'
import { resolveSales, resolveStep } from './steps.ts'
import { derivedFacts, vocabularyOf } from './vocabulary.ts'

/** Makes a version out of everything a mode says; given from outside, because the engine has no cryptography of its own. */
export type Hash = (text: string) => string

/** A mode with everything it refers to in it, or undefined when there is no such mode. Unknown names are left out: check reports them. */
export function resolveMode(catalogue: Catalogue, name: string, hash: Hash): ResolvedMode | undefined {
  const { documents } = catalogue
  const mode = documents.mode.get(name)?.data
  if (!mode) return undefined
  const questions = documents.questions.get('questions')?.data
  const items = expandMode(catalogue, mode)
  const side = sideSteps(catalogue, mode)
  const guards = resolveGuards(catalogue, mode)
  const route = (questions?.route ?? []).map(({ page, when }) => (when === undefined ? { page } : { page, when }))
  const main = items.flatMap((item) => item.branches.map((branch) => branch.step))
  const goal = resolveGoal(catalogue, mode)
  const targets = Object.values(guards).flatMap((checks) => checks.flatMap(({ go }) => go ?? []))
  const walked = [...new Set([...main, ...side, ...targets])]
  const opensQuestions = mode.resume !== undefined || walked.some((step) => leadsToQuestions(catalogue, step))
  const own = new Set(opensQuestions ? [...walked, ...route.map(({ page }) => page)] : walked)
  const steps = resolveSteps(catalogue, own, items, side)
  const resolved: Omit<ResolvedMode, 'version' | 'facts' | 'targets'> = {
    mode: name,
    title: mode.title,
    items: items.map(({ branches }) => ({ branches })),
    back: backOrder(items),
    side,
    steps,
    elsewhere: needsElsewhere(catalogue, own),
    required: requiredKeys(catalogue, mode, items),
    guards,
    askers: findAskers(items, steps),
    ...(goal === undefined ? {} : { goal }),
    soldElsewhere: salesElsewhere(catalogue, own),
    ...(mode.arrives === undefined ? {} : { arrives: mode.arrives }),
    route: opensQuestions ? route : [],
    ...(mode.resume === undefined ? {} : { answered: mode.resume.answered.map(landing) }),
    finished: mode.finished.map(landing),
    end: mode.end?.leave ?? 'dashboard',
    derived: derivedFacts(catalogue),
    preset: mode.preset ?? {},
    progressBarHiddenOn: mode.progressBar?.hiddenOn ?? [],
  }
  const whole = { ...resolved, facts: factsOf(catalogue, resolved) }
  const words = [...own].sort().map((step) => canonicalOnce(documents.step.get(step)?.data))
  const version = hash([canonical(whole), ...words, opensQuestions ? canonicalOnce(questions) : ''].join('\n'))
  return { ...whole, version, targets: targetsOf({ ...whole, version, targets: {} }) }
}

/** What the steps need that are not of the mode, and what leaves them empty: any step can be opened under any mode. */
function needsElsewhere({ documents }: Catalogue, own: ReadonlySet<string>): ResolvedMode['elsewhere'] {
  const others = [...documents.step.values()].filter(({ name }) => !own.has(name))
  return Object.fromEntries(others.map(({ name, data: { needs, empty } }) => [name, { ...(needs && { needs }), ...(empty && { empty }) }]))
}

function salesElsewhere({ documents }: Catalogue, own: ReadonlySet<string>): ResolvedMode['soldElsewhere'] {
  const offers = documents.offers.get('offers')?.data
  const others = [...documents.step.values()].filter(({ name, data }) => !own.has(name) && data.paysFor !== undefined)
  return Object.fromEntries(others.map(({ name, data }) => [name, resolveSales(data, offers)]))
}

function resolveGoal({ documents }: Catalogue, { goal: name }: ModeFile): ResolvedMode['goal'] {
  const goal = name === undefined ? undefined : documents.offers.get('offers')?.data.goals[name]
  if (name === undefined || goal === undefined) return undefined
  return { name, ruledOut: goal.ruledOut, later: (goal.later ?? []).map(({ step }) => step) }
}

function resolveSteps({ documents }: Catalogue, own: ReadonlySet<string>, items: readonly ExpandedItem[], side: readonly string[]) {
  const questions = documents.questions.get('questions')?.data
  const indexesOf = (step: string) => items.flatMap(({ branches }, index) => (branches.some((one) => one.step === step) ? [index] : []))
  const steps: Record<string, ResolvedStep> = {}
  for (const step of own) {
    const data = documents.step.get(step)?.data
    if (data)
      steps[step] = resolveStep(
        data,
        questions,
        documents.offers.get('offers')?.data,
        (to) => side.includes(to) || comesBefore(indexesOf(to), indexesOf(step)),
      )
  }
  return steps
}

/** Where continuing from each step can lead: worked out here, so that a browser need not. */
function targetsOf(resolved: ResolvedMode): ResolvedMode['targets'] {
  const flow = compileFlow(resolved)
  return Object.fromEntries([...Object.keys(resolved.steps), ELSEWHERE].map((state) => [state, outlook(flow, state).targets]))
}

/** The steps of a mode in the order they are walked, with where each is written. */
export function expandMode(catalogue: Catalogue, mode: ModeFile): ExpandedItem[] {
  const { sequence, questions } = catalogue.documents
  return expandItems(mode.steps, (one) => sequence.get(one)?.data, questions.get('questions')?.data)
}

/** In one order at least: a test has several. */
function comesBefore(targets: readonly number[], from: readonly number[]): boolean {
  return targets.length > 0 && (from.length === 0 || targets.some((target) => from.some((index) => target < index)))
}

/** Whether a step sends people to the questionnaire: a mode with such a step has every page of it. */
export function leadsToQuestions(catalogue: Catalogue, step: string): boolean {
  const data = catalogue.documents.step.get(step)?.data
  return data?.continuesAt === 'questions' || (data?.detours ?? []).some(({ toQuestions }) => toQuestions)
}

/** A mode’s own side steps, those that its sequences bring along, and the pages that say why what it is for is not possible. */
export function sideSteps(catalogue: Catalogue, mode: ModeFile): string[] {
  const used = new Set<string>()
  const visit = (items: ModeFile['steps'], depth: number) => {
    for (const item of items) {
      if (typeof item === 'string' || !('sequence' in item) || used.has(item.sequence) || depth > 4) continue
      used.add(item.sequence)
      visit(catalogue.documents.sequence.get(item.sequence)?.data.steps ?? [], depth + 1)
    }
  }
  visit(mode.steps, 0)
  const brought = [...used].flatMap((name) => catalogue.documents.sequence.get(name)?.data.side ?? [])
  return [...new Set([...(mode.side ?? []), ...brought, ...goalPages(catalogue, mode)])]
}

/** The pages that say no to people who cannot get what a mode is for. */
export function goalPages({ documents }: Catalogue, { goal }: ModeFile): string[] {
  return goal === undefined ? [] : (documents.offers.get('offers')?.data.goals[goal].ruledOut ?? []).map(({ go }) => go)
}

function landing({ when, go, rule }: ModeFile['finished'][number]): ResolvedLanding {
  return { go, ...(when === undefined ? {} : { when }), ...(rule === undefined ? {} : { rule }) }
}

/** The keys whose steps the mode has, in the order of facts.json; "required" of the mode overrides which. */
export function requiredKeys(catalogue: Catalogue, mode: ModeFile, items: readonly ExpandedItem[]): ResolvedMode['required'] {
  const completedBy = (key: string) =>
    items.flatMap(({ branches }, index) => {
      const keys = branches.map(({ step }) => catalogue.documents.step.get(step)?.data.completes)
      return keys.some((completes) => (typeof completes === 'string' ? completes : completes?.key) === key) ? [index] : []
    })
  const progress = catalogue.documents.facts.get('facts')?.data.progress ?? []
  return progress.flatMap(({ key }) => {
    const indexes = completedBy(key)
    return indexes.length > 0 && (mode.required?.includes(key) ?? true) ? [{ key, items: indexes }] : []
  })
}

/** The first step that asks each fact: those of the order before the others. */
function findAskers(items: readonly ExpandedItem[], steps: ResolvedMode['steps']): Record<string, string> {
  const askers = new Map<string, string>()
  for (const name of [...items.flatMap(({ branches }) => branches.map(({ step }) => step)), ...Object.keys(steps)]) {
    for (const fact of steps[name]?.asks.flatMap(({ options }) => options.flatMap(({ sets }) => Object.keys(sets))) ?? []) {
      if (!askers.has(fact)) askers.set(fact, name)
    }
  }
  return Object.fromEntries(askers)
}

/** For each level, its checks and those of the levels before it, with the mode’s own places to send people to. */
function resolveGuards(catalogue: Catalogue, mode: ModeFile): ResolvedMode['guards'] {
  const guards: Record<string, ResolvedCheck[]> = {}
  let checks: ResolvedCheck[] = []
  let number = 0
  for (const level of catalogue.documents.facts.get('facts')?.data.needs ?? []) {
    checks = [
      ...checks,
      ...level.checks.map(({ holds, otherwise }): ResolvedCheck => {
        const rule = `G${++number}` as const
        if (otherwise.leave !== undefined) return { holds, rule, leave: otherwise.leave }
        // The schema wants one of the two.
        return { holds, rule, go: mode.guard?.[level.need] ?? (otherwise.go as string) }
      }),
    ]
    guards[level.need] = checks
  }
  return guards
}

/** Every fact that the mode reads, sets or starts from, and those by which its pages show one thing or another. */
function factsOf(catalogue: Catalogue, resolved: Omit<ResolvedMode, 'version' | 'facts' | 'targets'>): Record<string, ResolvedFact> {
  const named = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (value && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'when' || key === 'holds') for (const leaf of conditionLeaves(inner)) named.add(leaf.fact)
        else if (key === 'sets' || key === 'learns') for (const fact of Object.keys(inner)) named.add(fact)
        else visit(inner)
      }
    }
  }
  visit(resolved)
  for (const step of Object.keys(resolved.steps)) visit(catalogue.documents.step.get(step)?.data.body)
  for (const { page } of resolved.route) named.add(`answered.${page}`)
  for (const { key } of resolved.required) named.add(`progress.${key}`)
  for (const step of Object.values(resolved.steps)) if (step.completes) named.add(`progress.${step.completes.key}`)
  for (const name of [...named])
    for (const leaf of resolved.derived[name] ? conditionLeaves(resolved.derived[name]) : []) named.add(leaf.fact)
  const vocabulary = vocabularyOf(catalogue)
  return Object.fromEntries(
    [...named].sort().flatMap((name) => {
      const fact = vocabulary.get(name)
      if (!fact || resolved.derived[name]) return []
      const { values, from, start, store } = fact
      return [[name, { values, from, ...(start === undefined ? {} : { start }), ...(store === undefined ? {} : { store }) }]]
    }),
  )
}

/** Files that every mode leans on. */
export const usedByAll: readonly string[] = ['facts.json', 'questions.json', 'experiments.json', 'offers.json', 'brand.json']

/** The files a mode leans on: its own, those that all share, its sequences and its steps. */
export function filesOf(catalogue: Catalogue, mode: string, resolved: ResolvedMode | undefined): string[] {
  const steps = Object.keys(resolved?.steps ?? {}).map((step) => `steps/${step}.json`)
  const sequences = [...sequencesOf(catalogue, mode)].map((sequence) => `sequences/${sequence}.json`)
  return [`modes/${mode}.json`, ...usedByAll, ...sequences, ...steps]
}

function sequencesOf({ documents }: Catalogue, mode: string): Set<string> {
  const used = new Set<string>()
  const visit = (items: readonly (string | object)[]) => {
    for (const item of items) {
      if (typeof item === 'string' || !('sequence' in item) || typeof item.sequence !== 'string' || used.has(item.sequence)) continue
      used.add(item.sequence)
      visit(documents.sequence.get(item.sequence)?.data.steps ?? [])
    }
  }
  visit(documents.mode.get(mode)?.data.steps ?? [])
  return used
}
