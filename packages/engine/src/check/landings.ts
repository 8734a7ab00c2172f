import type { ModeFile } from '@app/schemas/flow/mode'
import { conditionLeaves } from '../flow/conditions.ts'
import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../load/document.ts'
import type { ExpandedItem } from '../resolve/items.ts'
import { sideSteps } from '../resolve/resolve.ts'
import type { Vocabulary } from '../resolve/vocabulary.ts'
import { checkBranches, checkCondition } from './conditions.ts'
import { decidedBy } from './step/decided-by.ts'

type Placed = { readonly landing: ModeFile['finished'][number]; readonly at: JsonPath; readonly last: boolean }

/** Every place where resume can end: those of "finished", and those of "resume". */
export function* landingPaths(data: ModeFile): Generator<Placed> {
  const lists = [
    { list: data.finished, at: ['finished'] },
    ...(data.resume ? [{ list: data.resume.answered, at: ['resume', 'answered'] }] : []),
  ]
  for (const { list, at } of lists) {
    for (const [index, landing] of list.entries()) yield { landing, at: [...at, index], last: index === list.length - 1 }
  }
}

/** A list of landings ends with one that takes everybody, and has no other like it. */
export function checkLandings(doc: Document<'mode'>, vocabulary: Vocabulary): Diagnostic[] {
  return (['finished', 'answered'] as const).flatMap((name) => {
    const list = [...landingPaths(doc.data)].filter(({ at }) => at.includes(name))
    const branches = list.map(({ landing, at }) => ({ when: landing.when, at }))
    // One that takes everybody and is not the last is told of itself: it only has to be moved.
    const hasEverybody = list.some(({ landing }) => landing.when === undefined)
    const each = list.flatMap(({ landing, at, last }) => {
      if (landing.when === undefined) return last ? [] : [report(doc, at, unreachableAfter)]
      if (last && !hasEverybody) return [report(doc, at, nowhereElse)]
      return checkCondition(doc, { condition: landing.when, at: [...at, 'when'] }, vocabulary)
    })
    return [...each, ...checkBranches(doc, branches, vocabulary)]
  })
}

/** People who are finished go to a step of this mode that it asks for: from any other step there is no way on. */
export function checkFinishes(
  doc: Document<'mode'>,
  items: readonly ExpandedItem[],
  catalogue: Catalogue,
  vocabulary: Vocabulary,
): Diagnostic[] {
  const questions = catalogue.documents.questions.get('questions')?.data
  const own = new Set([...items.flatMap(({ branches }) => branches.map(({ step }) => step)), ...sideSteps(catalogue, doc.data)])
  if (doc.data.resume) for (const { page } of questions?.route ?? []) own.add(page)
  const steps = [...own].flatMap((step) => catalogue.documents.step.get(step)?.data ?? [])
  const decided = new Set(steps.flatMap((data) => [...decidedBy(data, questions?.questions ?? {})]))
  const named = [
    ...[...landingPaths(doc.data)].map(({ landing, at }) => ({ step: landing.go, at: [...at, 'go'] })),
    ...(doc.data.progressBar?.hiddenOn ?? []).map((step, index) => ({ step, at: ['progressBar', 'hiddenOn', index] })),
    ...(doc.data.default ? [{ step: doc.data.default.resumeAt, at: ['default', 'resumeAt'] }] : []),
  ]
  const unasked = [...landingPaths(doc.data)].flatMap(({ landing, at }) =>
    (landing.when === undefined ? [] : conditionLeaves(landing.when))
      .filter(({ fact }) => vocabulary.get(fact)?.from === 'person' && !decided.has(fact))
      .map(({ fact }) => report(doc, [...at, 'when'], neverAsked(fact))),
  )
  const forSome = [...landingPaths(doc.data)].flatMap(({ landing: { go, when }, at }) => {
    const shown = items.flatMap(({ branches }) => branches.filter(({ step }) => step === go))
    const isForSome = shown.length > 0 && shown.every((one) => one.when !== undefined)
    const settled = new Set(when === undefined ? [] : conditionLeaves(when).map(({ fact }) => fact))
    const isOpen = shown.every((one) => one.when === undefined || conditionLeaves(one.when).every(({ fact }) => !settled.has(fact)))
    if (!isForSome || !isOpen) return []
    const isEmptyForSome = catalogue.documents.step.get(go)?.data.empty !== undefined
    if (when === undefined) return isEmptyForSome ? [report(doc, [...at, 'go'], onlyForSome(go))] : []
    // The condition of the step may be what is wrong: then the proofs say so.
    return [report(doc, [...at, 'go'], { ...onlyForSome(go), severity: 'warning' as const })]
  })
  const elsewhere = named.filter(({ step }) => !own.has(step)).map(({ step, at }) => report(doc, at, notInThisMode(step)))
  return [...elsewhere, ...unasked, ...forSome, ...passedQuestions(doc, items, catalogue, vocabulary)]
}

/**
 * People with an account who have nothing left to do come in where "finished" leads, past every page before it (R6). What the way goes by
 * from there is asked on none of these, unless the page is one of those that have to be done.
 */
function passedQuestions(
  doc: Document<'mode'>,
  items: readonly ExpandedItem[],
  { documents }: Catalogue,
  vocabulary: Vocabulary,
): Diagnostic[] {
  if (doc.data.resume) return []
  const questions = documents.questions.get('questions')?.data.questions ?? {}
  return [...landingPaths(doc.data)].flatMap(({ landing: { go, when }, at }) => {
    const first = items.findIndex(({ branches }) => branches.some(({ step }) => step === go))
    if (when !== undefined || first < 0) return []
    const read = new Set(
      items
        .slice(first)
        .flatMap(({ branches }) => branches.flatMap((one) => (one.when ? conditionLeaves(one.when) : [])))
        .map(({ fact }) => fact),
    )
    const passed = items.slice(0, first).flatMap(({ branches }) => branches.flatMap(({ step }) => documents.step.get(step)?.data ?? []))
    return passed.flatMap((step) => {
      const fact =
        step.completes === undefined
          ? [...decidedBy(step, questions)].find((one) => read.has(one) && vocabulary.get(one)?.from === 'person')
          : undefined
      return fact === undefined ? [] : [report(doc, [...at, 'go'], passedBy(go, step.step, fact))]
    })
  })
}

function passedBy(go: string, step: string, fact: string) {
  return {
    rule: 'finish-past-question',
    message: `People who have an account already come in at “${go}”, past “${step}”, and the way from there goes by “${fact}”, which it asks.`,
    fix: `Give “${step}” a key of its own with "completes" (docs/authors.md, “Whoever has an account already”), or let "finished" lead to it.`,
  }
}

function onlyForSome(step: string) {
  return {
    rule: 'finish-for-some',
    message: `Whoever comes back here is led to “${step}”, which is for some people only.`,
    fix: 'Name a step that everybody sees, or say with "when" who is led there.',
  }
}

const nowhereElse = {
  rule: 'no-last-branch',
  message: 'The last entry has a condition: people who do not meet it have nowhere to go.',
  fix: 'Add one without "when" after it.',
}

const unreachableAfter = {
  rule: 'unreachable-branch',
  message: 'This entry takes everybody, so that those after it are never used.',
  fix: 'Give it a condition, or move it to the end.',
}

function notInThisMode(step: string) {
  return {
    rule: 'not-in-this-mode',
    message: `“${step}” is no step of this mode.`,
    fix: 'Name one of its steps, or add this one to "steps" or "side".',
  }
}

function neverAsked(fact: string) {
  return {
    rule: 'never-asked',
    message: `This depends on “${fact}”, which nothing in this mode asks.`,
    fix: 'Add a step that asks it, or change the condition.',
  }
}

/** Where a mode sends people who lack a need: to a step that lets them in, and that does something about it. */
export function checkGuard(doc: Document<'mode'>, catalogue: Catalogue): Diagnostic[] {
  const levels = catalogue.documents.facts.get('facts')?.data.needs ?? []
  const questions = catalogue.documents.questions.get('questions')?.data.questions ?? {}
  return Object.entries(doc.data.guard ?? {}).flatMap(([need, step]) => {
    const data = catalogue.documents.step.get(step)?.data
    const level = levels.findIndex((one) => one.need === need)
    const asked = levels[level]
    if (!data || !asked) return []
    if (levels.findIndex((one) => one.need === data.needs) >= level)
      return [report(doc, ['guard', need], needsMore(step, need, data.needs))]
    const decided = decidedBy(data, questions)
    const helps = asked.checks.some(({ holds }) => conditionLeaves(holds).some(({ fact }) => decided.has(fact)))
    return helps ? [] : [report(doc, ['guard', need], doesNotHelp(step, need, asked.about))]
  })
}

function needsMore(step: string, need: string, own: string | undefined) {
  return {
    rule: 'guard-needs-more',
    message: `People who lack “${need}” are sent to “${step}”, which needs “${own}” itself and turns them away too.`,
    fix: 'Name a step that needs less.',
  }
}

function doesNotHelp(step: string, need: string, about: string) {
  return {
    rule: 'guard-does-not-help',
    message: `People who lack “${need}” (${about}) are sent to “${step}”, which does nothing about it.`,
    fix: 'Name the step that brings it about, or take this entry out.',
  }
}
