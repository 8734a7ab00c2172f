import type { Condition } from '@app/schemas/flow/condition'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { combinations, compileCondition, conditionLeaves, NO, YES } from '../../flow/conditions.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'
import type { ExpandedItem } from '../../resolve/items.ts'
import { sideSteps } from '../../resolve/resolve.ts'
import type { Vocabulary } from '../../resolve/vocabulary.ts'
import { subjectLost } from '../crossed.ts'
import { landingPaths } from '../landings.ts'
import { decidedBy } from '../step/decided-by.ts'
import { placeOfSide } from '../whole.ts'

type Placed = {
  readonly step: string
  readonly at: ExpandedItem['at']
  readonly place: number
  readonly when: Condition | undefined
  readonly data: StepFile | undefined
}

/**
 * What a mode does with its steps that they were not made for: a receipt for whoever paid nothing, a price for whoever has paid; and steps
 * that stand on the wrong side of each other: a receipt before the payment, a choice of how to pay after it, a deed that nobody does.
 */
export function checkModeSlips(
  doc: Document<'mode'>,
  items: readonly ExpandedItem[],
  catalogue: Catalogue,
  vocabulary: Vocabulary,
): Diagnostic[] {
  const placed = items.flatMap(({ branches, at }, place) =>
    branches.map(({ step, when }): Placed => ({ step, at, place, when, data: catalogue.documents.step.get(step)?.data })),
  )
  const aside = sideSteps(catalogue, doc.data)
  return [
    ...receiptOfOthers(doc, placed, vocabulary),
    ...askedOnArrival(doc, items, catalogue),
    ...soldAgain(doc, catalogue),
    ...nextPageMissing(doc, items, catalogue),
    ...finishedAtWork(doc, catalogue),
    ...calledAsAnother(doc),
    ...receiptTooSoon(doc, placed),
    ...chosenTooLate(doc, placed),
    ...agreedTooLate(doc, placed),
    ...soldToOthers(doc, placed, aside, catalogue, vocabulary),
    ...neverDone(doc, placed, aside, catalogue, vocabulary),
  ]
}

/** A receipt is for people for whom the step was that charges them. */
function receiptOfOthers(doc: Document<'mode'>, placed: readonly Placed[], vocabulary: Vocabulary): Diagnostic[] {
  return placed.flatMap(({ step, when, at, data }, index) => {
    if (!isReceipt(data)) return []
    const paid = placed.slice(0, index).findLast((one) => charges(one.data))
    if (!paid || takesIn(paid.when, when, vocabulary)) return []
    const message = `“${step}” shows a receipt, and is for people for whom “${paid.step}”, which charges them, is not.`
    const fix = 'Name in its "when" all that is in that of the other.'
    return [report(doc, at, { rule: 'receipt-of-others', message, fix })]
  })
}

/** Whether everybody for whom the second condition holds is among those of the first. */
function takesIn(all: Condition | undefined, some: Condition | undefined, vocabulary: Vocabulary): boolean {
  if (all === undefined) return true
  if (some === undefined) return false
  const facts = [...new Set([...conditionLeaves(all), ...conditionLeaves(some)].map(({ fact }) => fact))]
  const [isOfAll, isOfSome] = [compileCondition(all), compileCondition(some)]
  const people = combinations(facts, (fact) => vocabulary.get(fact)?.values)
  return people.every((one) => isOfSome.of(one) !== YES || isOfAll.of(one) === YES)
}

function charges(data: StepFile | undefined): boolean {
  return (data?.paysFor ?? []).some(({ charged }) => charged === 'now')
}

/** What people come with is not asked of them on the way: either they don’t have it yet, or the step is superfluous. */
function askedOnArrival(doc: Document<'mode'>, items: readonly ExpandedItem[], { documents }: Catalogue): Diagnostic[] {
  const levels = documents.facts.get('facts')?.data.needs ?? []
  const arrives = levels.findIndex(({ need }) => need === doc.data.arrives)
  const met = levels.slice(0, arrives + 1).flatMap(({ checks }) => checks.map(({ otherwise }) => otherwise.go))
  const asked = items.flatMap(({ branches }) => branches.map(({ step }) => step)).find((step) => met.includes(step))
  if (asked === undefined) return []
  const message = `People are said to come with “${doc.data.arrives}”, and “${asked}” is where they get it.`
  const fix = 'Name in "arrives" what all of them have, or take the step out.'
  return [report(doc, ['arrives'], { rule: 'asked-on-arrival', message, fix })]
}

/** People who come back and have paid are not led to what is sold. */
function soldAgain(doc: Document<'mode'>, { documents }: Catalogue): Diagnostic[] {
  const steps = [...documents.step.values()].map(({ data }) => data)
  const paid = steps.filter(charges).flatMap(({ sets }) => Object.entries(sets ?? {}))
  return [...landingPaths(doc.data)].flatMap(({ landing: { go, when }, at }) => {
    if (when === undefined || (documents.step.get(go)?.data.paysFor ?? []).length === 0) return []
    const test = compileCondition(when)
    const fact = paid.find(([name, value]) => test.of({ [name]: value }) === YES && test.of({ [name]: !value }) === NO)?.[0]
    if (fact === undefined) return []
    const message = `People who have paid are led to “${go}”, which sells, and those who have not are not.`
    return [report(doc, [...at, 'when', fact], { rule: 'sold-again', message, fix: 'Turn the condition round, or lead them elsewhere.' })]
  })
}

/** Where people are asked for something anew that binds or costs. */
const work: ReadonlySet<string> = new Set(['sign', 'payment', 'upload'])

/** Who has nothing left to do is not led to signing or paying. */
function finishedAtWork(doc: Document<'mode'>, { documents }: Catalogue): Diagnostic[] {
  return (doc.data.finished ?? []).flatMap(({ go }, index) => {
    const kind = documents.step.get(go)?.data.kind
    if (kind === undefined || !work.has(kind)) return []
    const message = `People who have nothing left to do are led to “${go}”, where they would ${kind === 'payment' ? 'pay' : kind} again.`
    return [report(doc, ['finished', index, 'go'], { rule: 'finished-at-work', message, fix: 'Name the page that shows how things are.' })]
  })
}

/** The name on the dashboard is that of what the mode is for. */
function calledAsAnother(doc: Document<'mode'>): Diagnostic[] {
  const { start, title } = doc.data
  const subject = start === undefined ? undefined : subjectLost(start.name, `${title} ${start.about}`)
  if (subject === undefined) return []
  const message = `“${start?.name}” is for “${title}”, which says nothing of ${subject}.`
  return [report(doc, ['start', 'name'], { rule: 'target-of-another', message, fix: 'Say what this mode is for.' })]
}

const announces = /\bnext, we(?:’ll)? ask\b/i

/** An answer that says what is asked next leads to a step of this mode that asks it. */
function nextPageMissing(doc: Document<'mode'>, items: readonly ExpandedItem[], catalogue: Catalogue): Diagnostic[] {
  const inOrder = new Map<string, JsonPath>(items.flatMap(({ branches, at }) => branches.map(({ step }) => [step, at] as const)))
  const aside = sideSteps(catalogue, doc.data).map((step) => [step, placeOfSide(doc, step, catalogue)] as const)
  const own = new Map<string, JsonPath>([...aside, ...inOrder])
  return [...own].flatMap(([step, at]) => {
    const { detours = [], fields = [] } = catalogue.documents.step.get(step)?.data ?? {}
    const answers = fields.flatMap((field) =>
      'question' in field ? [] : (field.options ?? []).map(({ value, help }) => ({ fact: field.fact, value, help })),
    )
    return detours.flatMap(({ when, to }) => {
      if (when === undefined || to === undefined || own.has(to)) return []
      const leaves = conditionLeaves(when)
      const said = answers.find(
        ({ fact, value, help }) => announces.test(help ?? '') && leaves.some((leaf) => leaf.fact === fact && leaf.values.includes(value)),
      )
      if (!said) return []
      const message = `“${step}” says “${said.help}”, and “${to}”, which asks it, is no step of this mode.`
      return [report(doc, at, { rule: 'next-page-missing', message, fix: `Add "${to}" to "side".` })]
    })
  })
}

function receiptTooSoon(doc: Document<'mode'>, placed: readonly Placed[]): Diagnostic[] {
  return placed.flatMap(({ step, at, place, data }) => {
    if (!isReceipt(data)) return []
    const paid = placed.filter(({ data }) => charges(data))
    const later = paid.find((one) => one.place > place)
    if (!later || paid.some((one) => one.place < place)) return []
    const message = `“${step}” shows a receipt, and stands before “${later.step}”, where people pay.`
    return [report(doc, at, { rule: 'receipt-too-soon', message, fix: `Put it after “${later.step}”.` })]
  })
}

function isReceipt(data: StepFile | undefined): boolean {
  return data?.body?.some((block) => 'panel' in block && block.panel === 'receipt') ?? false
}

/** A step that says what is charged later comes before the one that charges it. */
function chosenTooLate(doc: Document<'mode'>, placed: readonly Placed[]): Diagnostic[] {
  return placed.flatMap((one) => {
    const announced = (one.data?.paysFor ?? []).filter(({ charged }) => charged === 'later').map(({ product }): string => product)
    const charging = placed.filter((other) => chargedBy(other).some((product) => announced.includes(product)))
    const before = charging.find(({ place }) => place < one.place)
    if (!before || charging.some(({ place }) => place > one.place)) return []
    const message = `“${one.step}” says what is charged later, and “${before.step}”, which charges it, comes before it.`
    return [report(doc, one.at, { rule: 'charged-before-told', message, fix: `Put it before “${before.step}”.` })]
  })
}

function chargedBy({ data }: Placed) {
  return (data?.paysFor ?? []).filter(({ charged }) => charged === 'now').map(({ product }) => product)
}

/** The terms of an account are agreed to before its papers are signed. */
function agreedTooLate(doc: Document<'mode'>, placed: readonly Placed[]): Diagnostic[] {
  return placed.flatMap(({ step, at, place, data }) => {
    if (!agrees(data)) return []
    const signed = placed.find((one) => one.place < place && signs(one.data))
    if (!signed || placed.some((one) => one.place < signed.place && agrees(one.data))) return []
    const message = `People agree to the terms on “${step}”, and sign on “${signed.step}” before that.`
    return [report(doc, at, { rule: 'agreed-too-late', message, fix: `Put “${step}” before “${signed.step}”.` })]
  })
}

function agrees(data: StepFile | undefined): boolean {
  return (data?.fields ?? []).some((field) => !('question' in field) && field.type === 'consent' && field.for?.includes('agreements'))
}

function signs(data: StepFile | undefined): boolean {
  return data?.kind === 'sign' && (data.body ?? []).some((block) => 'panel' in block && block.panel === 'documents-to-sign')
}

/** A step that charges is for people to whom it sells something: by what they have answered in this mode, and by their variants. */
function soldToOthers(
  doc: Document<'mode'>,
  placed: readonly Placed[],
  aside: readonly string[],
  catalogue: Catalogue,
  vocabulary: Vocabulary,
) {
  const questions = catalogue.documents.questions.get('questions')?.data.questions ?? {}
  const data = [...placed.map((one) => one.data), ...aside.map((step) => catalogue.documents.step.get(step)?.data)]
  const asked = new Set(data.flatMap((one) => (one ? [...decidedBy(one, questions)] : [])))
  return placed.flatMap((one) => {
    const sold = (one.data?.paysFor ?? []).filter(({ charged }) => charged === 'now')
    const isBought = ({ when }: (typeof sold)[number]) => when === undefined || canBeBoth(one.when, when, asked, vocabulary)
    if (one.when === undefined || sold.length === 0 || sold.some(isBought)) return []
    const message = `“${one.step}” charges people, and sells nothing to those to whom it is shown here.`
    return [report(doc, one.at, { rule: 'sold-to-others', message, fix: 'Name in "when" the answer by which people buy it.' })]
  })
}

function canBeBoth(one: Condition | undefined, other: Condition, asked: ReadonlySet<string>, vocabulary: Vocabulary): boolean {
  const named = [...(one === undefined ? [] : conditionLeaves(one)), ...conditionLeaves(other)].map(({ fact }) => fact)
  const facts = [...new Set(named)].filter((fact) => vocabulary.get(fact)?.from !== 'person' || asked.has(fact))
  const tests = [one, other].flatMap((condition) => (condition === undefined ? [] : [compileCondition(condition)]))
  return [...combinations(facts, (fact) => vocabulary.get(fact)?.values)].some((all) => tests.every((test) => test.of(all) === YES))
}

/** A page that is empty until something was done is in a mode in which that is done, before it. */
function neverDone(
  doc: Document<'mode'>,
  placed: readonly Placed[],
  aside: readonly string[],
  { documents }: Catalogue,
  vocabulary: Vocabulary,
): Diagnostic[] {
  const doing = (fact: string) =>
    [...documents.step.values()].filter(({ data }) => Object.hasOwn(data.learns ?? {}, fact)).map(({ name }) => name)
  return placed.flatMap(({ step, at, place, data }) => {
    const empty = data?.outcome && data.empty ? data.empty.when : undefined
    const [leaf, ...others] = empty === undefined ? [] : conditionLeaves(empty)
    if (empty === undefined || !leaf || others.length > 0) return []
    const start = vocabulary.get(leaf.fact)?.start
    if (start === undefined || compileCondition(empty).of({ [leaf.fact]: start }) !== YES) return []
    const steps = doing(leaf.fact)
    if (placed.some((one) => one.place > place && steps.includes(one.step) && isReceipt(data))) return []
    const own = placed.filter((one) => one.place < place).map((one) => one.step)
    if (steps.length === 0 || steps.some((one) => own.includes(one) || aside.includes(one))) return []
    const message = `“${step}” says what was done (“${leaf.fact}”), and no step before it in this mode does it.`
    const fix = `Put ${steps.map((one) => `“${one}”`).join(' or ')} before it, or take it out.`
    return [report(doc, at, { rule: 'never-done', message, fix })]
  })
}
