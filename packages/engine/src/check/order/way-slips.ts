import type { Condition } from '@app/schemas/flow/condition'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { combinations, compileCondition, conditionLeaves, YES } from '../../flow/conditions.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import type { ExpandedItem } from '../../resolve/items.ts'
import { sideSteps } from '../../resolve/resolve.ts'
import type { Vocabulary } from '../../resolve/vocabulary.ts'
import { decidedBy } from '../step/decided-by.ts'

type Placed = {
  readonly step: string
  readonly at: ExpandedItem['at']
  readonly place: number
  readonly when: Condition | undefined
  readonly data: StepFile | undefined
}

/** Steps that stand on the wrong side of each other: a receipt before the payment, a choice of how to pay after it, a deed that nobody does. */
export function checkWaySlips(
  doc: Document<'mode'>,
  items: readonly ExpandedItem[],
  catalogue: Catalogue,
  vocabulary: Vocabulary,
): Diagnostic[] {
  const placed = items.flatMap(({ branches, at }, place) =>
    branches.map(({ step, when }): Placed => ({ step, at, place, when, data: catalogue.documents.step.get(step)?.data })),
  )
  return [
    ...receiptTooSoon(doc, placed),
    ...chosenTooLate(doc, placed),
    ...agreedTooLate(doc, placed),
    ...soldToOthers(doc, placed, sideSteps(catalogue, doc.data), catalogue, vocabulary),
    ...neverDone(doc, placed, sideSteps(catalogue, doc.data), catalogue, vocabulary),
  ]
}

function receiptTooSoon(doc: Document<'mode'>, placed: readonly Placed[]): Diagnostic[] {
  return placed.flatMap(({ step, at, place, data }) => {
    if (!isReceipt(data)) return []
    const paid = placed.filter((one) => chargedBy(one).length > 0)
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
