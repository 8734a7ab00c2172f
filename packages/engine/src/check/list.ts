import type { Condition } from '@app/schemas/flow/condition'
import type { ModeItem } from '@app/schemas/flow/mode'
import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../load/document.ts'
import type { Vocabulary } from '../resolve/vocabulary.ts'
import { checkBranches, checkCondition } from './conditions.ts'
import { checkReferences, type Reference, stepNames, unknownName } from './names.ts'
import { checkOrders, stepsInOrders } from './order/order-test.ts'

type Listed = {
  readonly steps: readonly Reference[]
  readonly conditions: readonly { readonly condition: Condition; readonly at: JsonPath }[]
  readonly found: readonly Diagnostic[]
}

/** The list of steps of a mode or a sequence: every name, every condition, every choice. */
export function checkList(
  doc: Document,
  items: readonly ModeItem[],
  side: readonly string[],
  catalogue: Catalogue,
  vocabulary: Vocabulary,
): Diagnostic[] {
  const listed = items.map((item, index) => listItem(doc, item, ['steps', index], catalogue))
  const sideReferences = side.map((name, index) => ({ name, at: ['side', index] }))
  const references = [...listed.flatMap(({ steps }) => steps), ...sideReferences]
  return [
    ...listed.flatMap(({ found }) => found),
    ...checkReferences(doc, references, stepNames(catalogue), 'unknown-step', 'step'),
    ...listed.flatMap(({ conditions }) => conditions).flatMap((placed) => checkCondition(doc, placed, vocabulary)),
    ...items.flatMap((item, index) =>
      typeof item === 'object' && 'choose' in item
        ? checkBranches(
            doc,
            item.choose.map(({ when }, at) => ({ when, at: ['steps', index, 'choose', at] })),
            vocabulary,
          )
        : [],
    ),
  ]
}

function listItem(doc: Document, item: ModeItem, at: JsonPath, catalogue: Catalogue): Listed {
  if (typeof item === 'string') return { steps: [{ name: item, at }], conditions: [], found: [] }
  if ('choose' in item) return listChoice(doc, item.choose, [...at, 'choose'])
  if ('orders' in item) return { steps: stepsInOrders(item, at), conditions: [], found: checkOrders(doc, item, at, catalogue) }
  if ('inOrderOf' in item) return listQuestionBlock(doc, item.steps, [...at, 'steps'], catalogue)
  if ('sequence' in item) return listSequence(doc, item, at, catalogue)
  return { steps: [{ name: item.step, at: [...at, 'step'] }], conditions: [{ condition: item.when, at: [...at, 'when'] }], found: [] }
}

function listChoice(doc: Document, branches: readonly { readonly step: string; readonly when?: Condition }[], at: JsonPath): Listed {
  const last = branches.length - 1
  const found = branches.flatMap(({ when }, index): Diagnostic[] => {
    if (index === last && when !== undefined) {
      const fix = 'Add a last branch without "when".'
      return [
        report(doc, [...at, index, 'when'], {
          rule: 'no-last-branch',
          message: 'The last branch has a condition: people who meet none have nowhere to go.',
          fix,
        }),
      ]
    }
    if (index < last && when === undefined) {
      const fix = 'Give it a condition, or move it to the end.'
      return [
        report(doc, [...at, index], {
          rule: 'unreachable-branch',
          message: 'This branch takes everybody, so that those after it are never taken.',
          fix,
        }),
      ]
    }
    return []
  })
  return {
    steps: branches.map(({ step }, index) => ({ name: step, at: [...at, index, 'step'] })),
    conditions: branches.flatMap(({ when }, index) => (when === undefined ? [] : [{ condition: when, at: [...at, index, 'when'] }])),
    found,
  }
}

function listQuestionBlock(doc: Document, steps: readonly string[], at: JsonPath, catalogue: Catalogue): Listed {
  const pages = new Set(catalogue.documents.questions.get('questions')?.data.route.map(({ page }) => page))
  const found = steps.flatMap((name, index) =>
    pages.has(name) ? [] : [report(doc, [...at, index], unknownName(name, pages, 'not-a-question-page', 'question page'))],
  )
  return { steps: [], conditions: [], found }
}

type Use = Extract<ModeItem, { readonly sequence: string }>

function listSequence(doc: Document, use: Use, at: JsonPath, catalogue: Catalogue): Listed {
  const sequences = catalogue.documents.sequence
  const sequence = sequences.get(use.sequence)?.data
  if (!sequence) {
    const isBroken = catalogue.problems.has(`sequences/${use.sequence}.json`)
    const problem = isBroken
      ? brokenSequence(use.sequence)
      : unknownName(use.sequence, new Set(sequences.keys()), 'unknown-sequence', 'sequence')
    return { steps: [], conditions: [], found: [report(doc, [...at, 'sequence'], problem)] }
  }
  if (doc.kind === 'sequence' && contains(catalogue, use.sequence, doc.name)) {
    return {
      steps: [],
      conditions: [],
      found: [report(doc, at, { rule: 'sequence-in-itself', message: 'This sequence contains itself.', fix: 'Remove it here.' })],
    }
  }
  const within = new Set(sequence.steps.flatMap(stepsOf))
  const named = [
    ...(['from', 'until'] as const).flatMap((end) => (use[end] === undefined ? [] : [{ name: use[end], at: [...at, end] }])),
    ...Object.keys(use.replace ?? {}).map((name) => ({ name, at: [...at, 'replace', name], key: true })),
  ]
  const found = checkReferences(doc, named, within, 'not-in-sequence', `step in the sequence “${use.sequence}” called`)
  return {
    steps: Object.entries(use.replace ?? {}).map(([old, name]) => ({ name, at: [...at, 'replace', old] })),
    conditions: use.when === undefined ? [] : [{ condition: use.when, at: [...at, 'when'] }],
    found: [...found, ...backwards(doc, use, sequence.steps.flatMap(stepsOf), at), ...cutsOrders(doc, use, sequence.steps, at)],
  }
}

function brokenSequence(name: string) {
  const message = `This uses the sequence “${name}”, and the file of that sequence has an error.`
  return { rule: 'broken-sequence', message, fix: `Mend sequences/${name}.json.` }
}

function backwards(doc: Document, use: Use, steps: readonly string[], at: JsonPath): Diagnostic[] {
  if (use.from === undefined || use.until === undefined || steps.indexOf(use.from) <= steps.indexOf(use.until)) return []
  return [
    report(doc, [...at, 'from'], {
      rule: 'empty-part',
      message: `“${use.from}” comes after “${use.until}” in the sequence.`,
      fix: 'Swap "from" and "until".',
    }),
  ]
}

/** Half a test of orders would leave out other steps for each of its variants. */
function cutsOrders(doc: Document, use: Use, items: readonly ModeItem[], at: JsonPath): Diagnostic[] {
  const inTests = new Set(items.flatMap((item) => (typeof item === 'object' && 'orders' in item ? stepsOf(item) : [])))
  return (['from', 'until'] as const).flatMap((end) => {
    const step = use[end]
    if (step === undefined || !inTests.has(step)) return []
    const message = `“${step}” is part of a test of orders: a part of the sequence can’t begin or end within one.`
    return [report(doc, [...at, end], { rule: 'cut-order-test', message, fix: 'Name a step before or after the test.' })]
  })
}

/** Whether a sequence is, or brings in somewhere, another one. */
function contains(catalogue: Catalogue, name: string, wanted: string, seen = new Set<string>()): boolean {
  if (name === wanted) return true
  if (seen.has(name)) return false
  seen.add(name)
  const items = catalogue.documents.sequence.get(name)?.data.steps ?? []
  return items.some((item) => typeof item === 'object' && 'sequence' in item && contains(catalogue, item.sequence, wanted, seen))
}

function stepsOf(item: ModeItem): string[] {
  if (typeof item === 'string') return [item]
  if ('choose' in item) return item.choose.map(({ step }) => step)
  if ('inOrderOf' in item) return [...item.steps]
  if ('orders' in item) return Object.values(item.orders)[0] ?? []
  return 'sequence' in item ? [] : [item.step]
}
