import type { Condition } from '@app/schemas/flow/condition'
import { canHold, conditionLeaves } from '../flow/conditions.ts'
import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../load/document.ts'
import { type ExpandedItem, waysThrough } from '../resolve/items.ts'
import { expandMode, sideSteps } from '../resolve/resolve.ts'
import type { Vocabulary } from '../resolve/vocabulary.ts'
import { checkCondition } from './conditions.ts'
import { checkFinishes, checkGuard, checkLandings, landingPaths } from './landings.ts'
import { checkList } from './list.ts'
import { checkLoops } from './loops.ts'
import { checkReferences, type Reference, stepNames } from './names.ts'
import { checkGoalNamed } from './offers.ts'
import { checkCrossedBranches, checkCrossedPlaces, checkRoundTrips } from './order/crossed-order.ts'
import { checkLeftBetween } from './order/left-between.ts'
import { checkModeSlips } from './order/mode-slips.ts'
import { checkCharged } from './order/never-charged.ts'
import { checkSideInOrder } from './order/side-trips.ts'
import { checkQuestionsAsked, checkSameTitles } from './order/whole-mode.ts'
import { checkPreset } from './preset.ts'
import { answersIn, decidedBy } from './step/decided-by.ts'
import { checkPromisesOfMode } from './text/claims/promises.ts'
import { checkWhole, placeOfSide } from './whole.ts'

/** Everything that can be checked in a mode file without walking it. */
export function checkMode(doc: Document<'mode'>, catalogue: Catalogue, vocabulary: Vocabulary): Diagnostic[] {
  const listed = checkList(doc, doc.data.steps, doc.data.side ?? [], catalogue, vocabulary)
  const landings = checkLandings(doc, vocabulary)
  const named = checkModeNames(doc, catalogue)
  const typical = checkTypical(doc, vocabulary)
  const found = [...listed, ...landings, ...named, ...typical, ...checkPromisesOfMode(doc)]
  if (found.some(({ rule }) => rule.startsWith('unknown-') || rule.startsWith('broken-') || rule === 'order-loses-step')) return found
  const items = expandMode(catalogue, doc.data)
  const lost = checkWhole(doc, items, catalogue)
  if (lost.length > 0) return [...found, ...lost]
  return [
    ...found,
    ...onEachWay(items, (way) => checkRepeats(doc, way)),
    ...checkSideInOrder(doc, items, catalogue),
    ...checkCrossedBranches(doc, items, catalogue),
    ...checkCrossedPlaces(doc, items, catalogue),
    ...checkBeginning(doc, items),
    ...checkLeftBetween(doc, items, catalogue),
    ...checkSameTitles(doc, items, catalogue),
    ...checkQuestionsAsked(doc, items, catalogue),
    ...onEachWay(items, (way) => [
      ...checkOrderOfAsking(doc, way, catalogue),
      ...checkNeeds(doc, way, catalogue),
      ...checkKeys(doc, way, catalogue),
    ]),
    ...checkPreset(doc, items, catalogue),
    ...checkGuard(doc, catalogue),
    ...checkGoalNamed(doc, items, catalogue),
    ...checkCharged(doc, items, catalogue),
    ...checkFinishes(doc, items, catalogue, vocabulary),
    ...checkLoops(doc, items, catalogue, vocabulary),
    ...checkModeSlips(doc, items, catalogue, vocabulary),
    ...checkRoundTrips(doc, items, catalogue),
  ]
}

/** Whoever comes to a mode that is not there is led to where the default one begins. */
function checkBeginning(doc: Document<'mode'>, [first]: readonly ExpandedItem[]): Diagnostic[] {
  const { default: fallback } = doc.data
  if (!fallback || !first || first.branches.some(({ step }) => step === fallback.resumeAt)) return []
  const begin = first.branches[0]?.step ?? ''
  const message = `People who come from nowhere would be on “${fallback.resumeAt}”, and the order begins with “${begin}”.`
  return [report(doc, ['default', 'resumeAt'], { rule: 'begins-later', message, fix: `Write "${begin}".` })]
}

/** What is wrong on any of the ways, each told once. */
function onEachWay(items: readonly ExpandedItem[], look: (way: readonly ExpandedItem[]) => readonly Diagnostic[]): Diagnostic[] {
  const found = waysThrough(items).flatMap((way) => look(way))
  return [...new Map(found.map((one) => [`${one.rule} ${one.line} ${one.message}`, one])).values()]
}

/** What typical people answer is made of facts, and of values that they can have. */
function checkTypical(doc: Document<'mode'>, vocabulary: Vocabulary): Diagnostic[] {
  const typical = doc.data.budget?.typical
  return typical ? checkCondition(doc, { condition: typical, at: ['budget', 'typical'] }, vocabulary) : []
}

function checkModeNames(doc: Document<'mode'>, catalogue: Catalogue): Diagnostic[] {
  const { data } = doc
  const facts = catalogue.documents.facts.get('facts')?.data
  const landings = [...landingPaths(data)].map(({ landing, at }) => ({ name: landing.go, at: [...at, 'go'] }))
  const steps: Reference[] = [
    ...landings,
    ...(data.default ? [{ name: data.default.resumeAt, at: ['default', 'resumeAt'] }] : []),
    ...Object.entries(data.guard ?? {}).map(([need, name]) => ({ name, at: ['guard', need] })),
    ...(data.opens ?? []).flatMap(({ at }, index) => (at === undefined ? [] : [{ name: at, at: ['opens', index, 'at'] }])),
    ...(data.progressBar?.hiddenOn ?? []).map((name, index) => ({ name, at: ['progressBar', 'hiddenOn', index] })),
  ]
  const needs = [
    ...(data.arrives === undefined ? [] : [{ name: data.arrives, at: ['arrives'] }]),
    ...Object.keys(data.guard ?? {}).map((name) => ({ name, at: ['guard', name], key: true })),
  ]
  const keys = (data.required ?? []).map((name, index) => ({ name, at: ['required', index] }))
  return [
    ...checkReferences(doc, steps, stepNames(catalogue), 'unknown-step', 'step'),
    ...checkReferences(doc, needs, new Set(facts?.needs.map(({ need }) => need)), 'unknown-need', 'level of the guard'),
    ...checkReferences(doc, keys, new Set(facts?.progress.map(({ key }) => key)), 'unknown-key', 'progress key'),
  ]
}

function checkRepeats(doc: Document<'mode'>, items: readonly ExpandedItem[]): Diagnostic[] {
  const seen = new Set<string>()
  return items.flatMap(({ branches, at }) =>
    branches.flatMap(({ step }) => {
      const again = seen.has(step)
      seen.add(step)
      const fix = 'Remove one; a step has one place in a mode.'
      return again ? [report(doc, at, { rule: 'duplicate-step', message: `“${step}” stands twice in this mode.`, fix })] : []
    }),
  )
}

/** N5 can only mend a fact that this mode asks; and a person’s answer must be asked before it is read. */
function checkOrderOfAsking(doc: Document<'mode'>, items: readonly ExpandedItem[], catalogue: Catalogue): Diagnostic[] {
  const questions = catalogue.documents.questions.get('questions')?.data.questions ?? {}
  const decides = (step: string) => {
    const data = catalogue.documents.step.get(step)?.data
    return data ? decidedBy(data, questions) : new Set<string>()
  }
  const isAnswer = answersIn(catalogue)
  const byWhom = (fact: string) => items.findIndex(({ branches }) => branches.some(({ step }) => decides(step).has(fact)))
  const besides = sideSteps(catalogue, doc.data)
  const found: Diagnostic[] = []
  const shownBy = (step: string) => {
    const { body = [], detours = [] } = catalogue.documents.step.get(step)?.data ?? {}
    return new Set([...body, ...detours].flatMap(({ when }) => (when === undefined ? [] : readFacts(when))))
  }
  items.forEach(({ branches, at }, index) => {
    for (const { step, when } of branches) {
      for (const fact of shownBy(step)) {
        const asked = isAnswer(fact) ? byWhom(fact) : -1
        if (asked > index && isForAll(items[asked]) && !besides.some((side) => decides(side).has(fact)))
          found.push(report(doc, at, shownTooSoon(step, fact, items[asked])))
      }
      for (const fact of new Set(when === undefined ? [] : readFacts(when))) {
        if (!isAnswer(fact)) continue
        const asked = byWhom(fact)
        if (asked === index && branches.length === 1) found.push(report(doc, at, gatedByOwnAnswer(step, fact)))
        else if (asked > index || (asked === index && decides(step).has(fact)))
          found.push(report(doc, at, askedTooLate(step, fact, items[asked])))
        else if (asked < 0 && !besides.some((side) => decides(side).has(fact))) found.push(report(doc, at, neverAsked(step, fact)))
      }
    }
  })
  return found
}

function readFacts(condition: Condition): string[] {
  return conditionLeaves(condition).map(({ fact }) => fact)
}

function gatedByOwnAnswer(step: string, fact: string) {
  return {
    rule: 'gated-by-own-answer',
    message: `“${step}” is shown only for an answer to “${fact}” that it asks itself.`,
    fix: 'Remove the condition, or ask it on an earlier step.',
  }
}

function askedTooLate(step: string, fact: string, asker: ExpandedItem | undefined) {
  const where = asker?.branches.map((branch) => `“${branch.step}”`).join(' or ') ?? 'a later step'
  return {
    rule: 'asked-too-late',
    message: `“${step}” depends on “${fact}”, which is asked only later, on ${where}.`,
    fix: `Move ${where} before it, or change the condition.`,
  }
}

/** Whoever is asked only sometimes may have been asked when they were here before. */
function isForAll(item: ExpandedItem | undefined): boolean {
  return item?.branches.every(({ when }) => when === undefined) ?? false
}

function shownTooSoon(step: string, fact: string, asker: ExpandedItem | undefined) {
  const where = asker?.branches.map((branch) => `“${branch.step}”`).join(' or ') ?? 'a later step'
  return {
    rule: 'asked-too-late',
    message: `A part of “${step}” is for one answer to “${fact}”, which is asked only later, on ${where}: nobody sees it.`,
    fix: `Move ${where} before it, or change the "when" of that part.`,
  }
}

function neverAsked(step: string, fact: string) {
  return {
    rule: 'never-asked',
    message: `“${step}” depends on “${fact}”, which nothing in this mode asks.`,
    fix: 'Add a step that asks it before, or change the condition.',
  }
}

/** Walking the mode must itself meet the needs of its steps, except for what people arrive with. */
function checkNeeds(doc: Document<'mode'>, items: readonly ExpandedItem[], catalogue: Catalogue): Diagnostic[] {
  const file = catalogue.documents.facts.get('facts')?.data
  const questions = catalogue.documents.questions.get('questions')?.data.questions ?? {}
  const levels = file?.needs ?? []
  const arrives = levels.findIndex(({ need }) => need === doc.data.arrives)
  const met = new Set(levels.slice(0, arrives + 1).flatMap(({ checks }) => checks.flatMap(({ holds }) => readFacts(holds))))
  const meet = (step: string) => {
    const data = catalogue.documents.step.get(step)?.data
    for (const fact of data ? decidedBy(data, questions) : []) met.add(fact)
  }
  const unmet = (step: string, at: JsonPath, sequence?: string) => {
    const level = levels.findIndex(({ need }) => need === catalogue.documents.step.get(step)?.data.needs)
    const unmetBy = ({ checks }: (typeof levels)[number]) => checks.some(({ holds }) => !canHold(holds, met))
    const missing = levels.slice(0, level + 1).find(unmetBy)
    return missing ? [report(doc, at, unmetNeed(step, missing.need, missing.about, sequence))] : []
  }
  const found: Diagnostic[] = []
  for (const { branches, at, sequence } of items) {
    for (const { step } of branches) found.push(...unmet(step, at, sequence))
    for (const { step } of branches) meet(step)
  }
  const aside = sideSteps(catalogue, doc.data)
  aside.forEach(meet)
  return [...found, ...aside.flatMap((step) => unmet(step, placeOfSide(doc, step, catalogue)))].slice(0, 1)
}

function unmetNeed(step: string, need: string, about: string, sequence: string | undefined) {
  const also = sequence === undefined ? '' : ` “${step}” comes from sequences/${sequence}.json.`
  return {
    rule: 'unmet-need',
    message: `“${step}” needs “${need}” (${about}), and no step before it in this mode brings that about.`,
    fix: `Put the step that does it before, or say with "arrives" that people come with it.${also}`,
  }
}

function checkKeys(doc: Document<'mode'>, items: readonly ExpandedItem[], catalogue: Catalogue): Diagnostic[] {
  const progress = catalogue.documents.facts.get('facts')?.data.progress ?? []
  const keyOf = (step: string) => {
    const completes = catalogue.documents.step.get(step)?.data.completes
    return typeof completes === 'string' ? completes : completes?.key
  }
  const never = (doc.data.required ?? []).flatMap((key, index) => {
    const done = items.some(({ branches }) => branches.some(({ step }) => keyOf(step) === key))
    const fix = 'Add the step that completes it, or take the key out of "required".'
    return done
      ? []
      : [report(doc, ['required', index], { rule: 'key-never-completed', message: `No step of this mode completes “${key}”.`, fix })]
  })
  const seen = new Map<string, string>()
  const twice = items.flatMap(({ branches, at }) => {
    const keys = new Set(branches.flatMap(({ step }) => keyOf(step) ?? []))
    return [...keys].flatMap((key) => {
      const before = seen.get(key)
      seen.set(key, branches[0]?.step ?? '')
      if (before === undefined || progress.find((one) => one.key === key)?.several) return []
      const message = `“${branches[0]?.step}” completes “${key}”, which “${before}” completes already.`
      return [report(doc, at, { rule: 'key-completed-twice', message, fix: 'Keep one of the two steps.' })]
    })
  })
  return [...never, ...twice]
}
