import type { Condition } from '@app/schemas/flow/condition'
import { combinations, compileCondition, conditionLeaves, YES } from '../../flow/conditions.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { canonical } from '../../resolve/canonical.ts'
import type { ExpandedItem } from '../../resolve/items.ts'
import { vocabularyOf } from '../../resolve/vocabulary.ts'
import { answersIn, decidedBy } from '../step/decided-by.ts'

/**
 * A detour that returns to its step is tried again on continuing: unless the side step can change what it depends on, people go round for
 * ever. That they could answer the step itself otherwise is no way out.
 */
export function checkReturns(doc: Document<'step'>, { documents }: Catalogue): Diagnostic[] {
  const questions = documents.questions.get('questions')?.data.questions ?? {}
  return (doc.data.detours ?? []).flatMap(({ to, when, after }, index) => {
    const side = to === undefined ? undefined : documents.step.get(to)?.data
    if (after !== 'return' || when === undefined || !side) return []
    const changes = new Set([...decidedBy(side, questions), ...learnedHere(doc)])
    if (conditionLeaves(when).some(({ fact }) => changes.has(fact))) return []
    return [report(doc, ['detours', index], returnsForEver(to ?? ''))]
  })
}

/**
 * A detour back to the page that asks what it goes by, which goes on to here with the same answer. That they could answer otherwise there is no
 * way out: they have said what is so.
 */
export function checkAskedAgain(doc: Document<'step'>, catalogue: Catalogue): Diagnostic[] {
  const { documents } = catalogue
  const questions = documents.questions.get('questions')?.data.questions ?? {}
  const isAnswer = answersIn(catalogue)
  const own = new Set([...decidedBy(doc.data, questions), ...learnedHere(doc)])
  return (doc.data.detours ?? []).flatMap(({ to, when, after }, index) => {
    const asker = to === undefined ? undefined : documents.step.get(to)?.data
    if (!asker || when === undefined || after !== undefined) return []
    const asked = decidedBy(asker, questions)
    const isAskedThere = ({ fact }: { readonly fact: string }) => asked.has(fact) && !own.has(fact) && isAnswer(fact)
    return conditionLeaves(when).every(isAskedThere) ? [report(doc, ['detours', index], askedAgain(to ?? ''))] : []
  })
}

function askedAgain(to: string) {
  return {
    rule: 'returns-for-ever',
    message: `“${to}” asks what this detour goes by: with the same answer people are led there again and again.`,
    fix: 'Take the detour out, or lead to a page that says what they can do.',
  }
}

/**
 * A detour to a step whose detour leads here, where both can be taken with the same answers: people go to and fro for ever. That they could
 * answer otherwise is no way out. Told of one of the two, rather of one that asks nothing.
 */
export function checkToAndFro(doc: Document<'step'>, catalogue: Catalogue): Diagnostic[] {
  return (doc.data.detours ?? []).flatMap(({ to = '', when }, index) => {
    const other = catalogue.documents.step.get(to)
    const back = other?.data.detours?.find((one) => one.to === doc.name)
    if (!other || !back || isToldOfOther(doc, other)) return []
    return canBothHold(when, back.when, catalogue) ? [report(doc, ['detours', index], toAndFro(to, doc.name))] : []
  })
}

function isToldOfOther(one: Document<'step'>, other: Document<'step'>): boolean {
  const [asks, otherAsks] = [one, other].map(({ data }) => (data.fields ?? []).length > 0)
  return asks === otherAsks ? one.name > other.name : asks === true
}

function canBothHold(one: Condition | undefined, other: Condition | undefined, catalogue: Catalogue): boolean {
  const conditions = [one, other].filter((condition) => condition !== undefined)
  const known = vocabularyOf(catalogue)
  const facts = [...new Set(conditions.flatMap((condition) => conditionLeaves(condition).map(({ fact }) => fact)))]
  const tests = conditions.map((condition) => compileCondition(condition))
  return combinations(facts, (fact) => known.get(fact)?.values).some((way) => tests.every((test) => test.of(way) === YES))
}

function toAndFro(step: string, to: string) {
  return {
    rule: 'to-and-fro',
    message: `“${step}” leads to “${to}”, which leads back: with the same answers people go to and fro.`,
    fix: 'Take one of the two detours out, or let it depend on something that the way decides.',
  }
}

/** A step of the order that is a side step too is one that later steps lead back to, to be read again. Otherwise only one of the two was meant. */
export function checkSideInOrder(doc: Document<'mode'>, items: readonly ExpandedItem[], { documents }: Catalogue): Diagnostic[] {
  const order = items.flatMap(({ branches }) => branches.map(({ step }) => step))
  const { side = [] } = doc.data
  const leadsTo = (name: string, step: string) => {
    const { detours = [], actions = [] } = documents.step.get(name)?.data ?? {}
    return [...detours, ...actions].some(({ to }) => to === step)
  }
  return side.flatMap((step, index) => {
    const place = order.indexOf(step)
    if (place < 0 || order.slice(place + 1).some((name) => leadsTo(name, step))) return []
    return [report(doc, ['side', index], twoPlaces(step))]
  })
}

function twoPlaces(step: string) {
  return {
    rule: 'side-step-in-order',
    message: `“${step}” is a step of the order and a side step too, and no later step leads back to it.`,
    fix: 'Take it out of one of the two lists.',
  }
}

/** Of two detours under one condition, a mode that has the step of the first never takes the second. */
export function checkSameDetours(doc: Document<'step'>): Diagnostic[] {
  const written = (doc.data.detours ?? []).map(({ to, when, toQuestions }) => canonical({ to, when, toQuestions }))
  return written.flatMap((one, index) =>
    written.indexOf(one) === index
      ? []
      : [
          report(doc, ['detours', index], {
            rule: 'said-twice',
            message: 'This detour is there already.',
            fix: 'Remove it, or mend what it should say.',
          }),
        ],
  )
}

/** What the work of the step itself may find out anew, without another answer. */
function learnedHere({ data }: Document<'step'>): string[] {
  return Object.keys(data.learns ?? {})
}

function returnsForEver(to: string) {
  return {
    rule: 'returns-for-ever',
    message: `“${to}” leads back here and changes nothing of what led to it: people would go there again and again.`,
    fix: 'Take "after": "return" out, or let it depend on something that the side step decides.',
  }
}
