import type { Condition } from '@app/schemas/flow/condition'
import type { Field, StepFile } from '@app/schemas/flow/steps/step'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'
import type { Vocabulary } from '../../resolve/vocabulary.ts'
import { checkCondition } from '../conditions.ts'
import { checkReferences, type Reference, stepNames, unknownName } from '../names.ts'
import { checkSales } from '../offers.ts'
import { checkAskedAgain, checkReturns, checkSameDetours, checkToAndFro } from '../order/side-trips.ts'
import { checkTitlesAside } from '../order/whole-mode.ts'
import { otherMinutes } from '../page/page-promises.ts'
import { checkDeeds } from '../text/claims/deeds.ts'
import { checkPromisesOfStep } from '../text/claims/promises.ts'
import { checkWording } from '../text/wording.ts'
import { checkButton } from './button.ts'
import { checkCompletedByNo } from './completed-by-no.ts'
import { checkCrossedDetours, checkCrossedNotes, checkNotesOfOthers } from './crossed-notes.ts'
import { checkDoneAlready } from './done-already.ts'
import { checkAnswerFields } from './fields/answer-fields.ts'
import { checkAnswerSlips } from './fields/answer-slips.ts'
import { checkAnswers } from './fields/answers.ts'
import { checkAskedOtherwise } from './fields/asked-otherwise.ts'
import { checkCrossedAnswers } from './fields/crossed-answers.ts'
import { checkFieldSlips } from './fields/field-slips.ts'
import { checkKindOfFields } from './fields/kind-of-fields.ts'
import { checkLabelsOfPage } from './fields/labels-of-page.ts'
import { checkPlainSecrets } from './fields/plain-secrets.ts'
import { checkPurposesOfStep } from './fields/purposes.ts'
import { checkKeeperSubjects } from './keeper-subjects.ts'
import { checkKind } from './kind-needs.ts'
import { checkLinkedModes, checkLinkedSteps } from './linked-modes.ts'
import { checkLookAlikes } from './look-alikes.ts'
import { checkPageNeeds } from './page-needs.ts'
import { checkPanelSubjects } from './panel-subjects.ts'
import { stepsOfPanels } from './panels.ts'
import { checkParts } from './parts.ts'
import { checkPointingWords } from './pointing-words.ts'
import { checkRenewalWords } from './prices/renewal-words.ts'
import { checkShownPrices } from './prices/shown-prices.ts'
import { checkTypedPrices } from './prices/typed-prices.ts'
import { checkSameVariants } from './same-variants.ts'
import { checkToItself } from './to-itself.ts'

/** Everything in a step file that must fit the rest of the catalogue. */
export function checkStep(doc: Document<'step'>, catalogue: Catalogue, vocabulary: Vocabulary): Diagnostic[] {
  const { data } = doc
  const facts = catalogue.documents.facts.get('facts')?.data
  const steps = stepNames(catalogue)
  const references: Reference[] = [
    ...(data.detours ?? []).flatMap(({ to }, index) => (to === undefined ? [] : [{ name: to, at: ['detours', index, 'to'] }])),
    ...(data.actions ?? []).flatMap(({ to }, index) => (to === undefined ? [] : [{ name: to, at: ['actions', index, 'to'] }])),
    ...stepsOfPanels(data),
  ]
  const needs = new Set((facts?.needs ?? []).map(({ need }) => need))
  const keys = new Set((facts?.progress ?? []).map(({ key }) => key))
  const key = typeof data.completes === 'string' ? data.completes : data.completes?.key
  return [
    ...checkReferences(doc, references, steps, 'unknown-step', 'step'),
    ...checkButton(doc),
    ...checkReferences(doc, modesOfActions(data), new Set(catalogue.documents.mode.keys()), 'unknown-mode', 'mode'),
    ...checkReferences(
      doc,
      data.needs === undefined ? [] : [{ name: data.needs, at: ['needs'] }],
      needs,
      'unknown-need',
      'level of the guard',
    ),
    ...checkReferences(doc, key === undefined ? [] : [{ name: key, at: ['completes'] }], keys, 'unknown-key', 'progress key'),
    ...stepConditions(data).flatMap((placed) => checkCondition(doc, placed, vocabulary)),
    ...checkEffects(doc, vocabulary),
    ...checkFields(doc, catalogue, vocabulary),
    ...checkAnswers(doc),
    ...checkKind(doc),
    ...checkKindOfFields(doc, catalogue),
    ...checkShownPrices(doc),
    ...checkPanelSubjects(doc),
    ...checkPointingWords(doc),
    ...checkPurposesOfStep(doc, catalogue),
    ...checkParts(doc),
    ...checkExits(doc),
    ...checkReturns(doc, catalogue),
    ...checkToAndFro(doc, catalogue),
    ...checkAskedAgain(doc, catalogue),
    ...checkSameDetours(doc),
    ...checkTitlesAside(doc, catalogue),
    ...checkSales(doc),
    ...checkLookAlikes(doc),
    ...checkLinkedModes(doc, catalogue),
    ...checkLinkedSteps(doc, catalogue),
    ...(data.fields ?? []).flatMap((field, index) => {
      const [options = [], at] = ['question' in field ? [] : field.options, ['fields', index, 'options']]
      return [...checkAnswerSlips(doc, options, at), ...checkCrossedAnswers(doc, options, at)]
    }),
    ...checkFieldSlips(doc),
    ...checkAnswerFields(doc, catalogue),
    ...checkAskedOtherwise(doc),
    ...checkPlainSecrets(doc, catalogue),
    ...checkCrossedNotes(doc, catalogue),
    ...checkNotesOfOthers(doc, catalogue),
    ...checkDoneAlready(doc, catalogue),
    ...checkCompletedByNo(doc),
    ...checkToItself(doc),
    ...checkTypedPrices(doc),
    ...otherMinutes(doc, catalogue),
    ...checkLabelsOfPage(doc, catalogue),
    ...checkCrossedDetours(doc, catalogue),
    ...checkSameVariants(doc),
    ...checkPageNeeds(doc, catalogue),
    ...checkKeeperSubjects(doc, catalogue),
    ...checkRenewalWords(doc, catalogue),
    ...checkWording(doc),
    ...checkPromisesOfStep(doc),
    ...checkDeeds(doc, catalogue, vocabulary),
  ]
}

function modesOfActions({ actions = [] }: StepFile): Reference[] {
  return actions.flatMap(({ mode }, index) => (mode === undefined ? [] : [{ name: mode, at: ['actions', index, 'mode'] }]))
}

function stepConditions(data: StepFile): { condition: Condition; at: JsonPath }[] {
  const completes = typeof data.completes === 'object' ? [{ condition: data.completes.when, at: ['completes', 'when'] }] : []
  const detours = (data.detours ?? []).flatMap(({ when }, index) =>
    when === undefined ? [] : [{ condition: when, at: ['detours', index, 'when'] }],
  )
  const blocks = (data.body ?? []).flatMap((block, index) => [
    ...(block.when === undefined ? [] : [{ condition: block.when, at: ['body', index, 'when'] }]),
    ...('products' in block ? block.products : []).flatMap(({ when }, at) =>
      when === undefined ? [] : [{ condition: when, at: ['body', index, 'products', at, 'when'] }],
    ),
  ])
  const sales = (data.paysFor ?? []).flatMap(({ when }, index) =>
    when === undefined ? [] : [{ condition: when, at: ['paysFor', index, 'when'] }],
  )
  const empty = data.empty === undefined ? [] : [{ condition: data.empty.when, at: ['empty', 'when'] }]
  return [...completes, ...empty, ...detours, ...blocks, ...sales]
}

/** What a step sets or learns must be facts, and values they can take. */
function checkEffects(doc: Document<'step'>, vocabulary: Vocabulary): Diagnostic[] {
  const placed = [
    ...Object.entries(doc.data.sets ?? {}).map(([fact, value]) => ({ fact, values: [value], at: ['sets', fact] })),
    ...Object.entries(doc.data.learns ?? {}).map(([fact, values]) => ({ fact, values, at: ['learns', fact] })),
    ...(doc.data.fields ?? []).flatMap((field, index) =>
      'question' in field
        ? []
        : (field.options ?? []).flatMap((option, at) =>
            Object.entries(option.sets ?? {}).map(([fact, value]) => ({
              fact,
              values: [value],
              at: ['fields', index, 'options', at, 'sets', fact],
            })),
          ),
    ),
  ]
  return placed.flatMap(({ fact, values, at }) =>
    checkCondition(doc, { condition: { [fact]: values }, at: at.slice(0, -1) }, vocabulary).filter(({ rule }) => rule !== 'always-true'),
  )
}

function checkFields(doc: Document<'step'>, catalogue: Catalogue, vocabulary: Vocabulary): Diagnostic[] {
  const questions = catalogue.documents.questions.get('questions')?.data.questions ?? {}
  const seen = new Map<string, number>()
  return (doc.data.fields ?? []).flatMap((field, index): Diagnostic[] => {
    const name = 'question' in field ? field.question : field.name
    const found: Diagnostic[] = []
    if (seen.has(name)) {
      const fix = 'Give one of them another name, or remove it.'
      found.push(report(doc, ['fields', index], { rule: 'duplicate-field', message: `“${name}” is asked twice on this step.`, fix }))
    }
    seen.set(name, index)
    if ('question' in field) {
      const known = new Set(Object.keys(questions))
      if (!known.has(name)) found.push(report(doc, ['fields', index, 'question'], unknownName(name, known, 'unknown-question', 'question')))
      return found
    }
    return [...found, ...checkOwnField(doc, field, index, vocabulary), ...checkFieldWhen(doc, field, index, vocabulary)]
  })
}

type OwnField = Exclude<Field, { readonly question: string }>

function checkOwnField(doc: Document<'step'>, field: OwnField, index: number, vocabulary: Vocabulary): Diagnostic[] {
  const at: JsonPath = ['fields', index]
  const found: Diagnostic[] = []
  const values = (field.options ?? []).map(({ value }) => value)
  const again = values.findIndex((value, place) => values.indexOf(value) < place)
  if (again >= 0) {
    found.push(
      report(doc, [...at, 'options', again, 'value'], {
        rule: 'duplicate-option',
        message: 'Two answers store the same value.',
        fix: 'Give each answer a value of its own.',
      }),
    )
  }
  found.push(...checkKnown(doc, field, at, vocabulary))
  if (field.fact === undefined) return found
  const fact = vocabulary.get(field.fact)
  if (!fact) return [...found, report(doc, [...at, 'fact'], unknownName(field.fact, new Set(vocabulary.keys()), 'unknown-fact', 'fact'))]
  const missing = fact.values.filter((value) => !values.includes(value))
  const extra = values.filter((value) => !fact.values.includes(value))
  if (missing.length + extra.length === 0) return found
  const message =
    extra.length > 0
      ? `“${field.fact}” is never ${JSON.stringify(extra[0])}.`
      : `No answer gives “${field.fact}” the value ${JSON.stringify(missing[0])}.`
  return [
    ...found,
    report(doc, [...at, 'options'], {
      rule: 'options-and-fact',
      message,
      fix: `The answers must be ${fact.values.map((value) => JSON.stringify(value)).join(', ')}.`,
    }),
  ]
}

/** What says that an answer is saved is a fact that is true or false; the field is asked of everybody else. */
function checkKnown(doc: Document<'step'>, { known, when, optional }: OwnField, at: JsonPath, vocabulary: Vocabulary): Diagnostic[] {
  if (known === undefined) return []
  if (when !== undefined || optional) {
    const problem = { rule: 'known-and-left-out', message: 'A field with “known” can’t be left out for another reason.' }
    return [report(doc, [...at, 'known'], { ...problem, fix: 'Remove "when" and "optional", or remove "known".' })]
  }
  return checkCondition(doc, { condition: { [known]: true }, at: [...at, 'known'] }, vocabulary)
}

/** A field may be shown by the answers before it on its page, and by facts. */
function checkFieldWhen(doc: Document<'step'>, field: OwnField, index: number, vocabulary: Vocabulary): Diagnostic[] {
  if (field.when === undefined) return []
  const before = new Map(vocabulary)
  for (const earlier of (doc.data.fields ?? []).slice(0, index)) {
    if ('question' in earlier || !earlier.options) continue
    before.set(earlier.name, { kind: 'fact', about: earlier.label, values: earlier.options.map(({ value }) => value), from: 'person' })
  }
  return checkCondition(doc, { condition: field.when, at: ['fields', index, 'when'] }, before)
}

function checkExits(doc: Document<'step'>): Diagnostic[] {
  const detours = (doc.data.detours ?? []).flatMap((detour, index) => {
    const fits = detour.toQuestions ? detour.to === undefined : detour.to !== undefined && detour.when !== undefined
    const fix = 'A detour has "when" and "to", or "toQuestions": true.'
    return fits
      ? []
      : [
          report(doc, ['detours', index], {
            rule: 'detour-shape',
            message: 'This detour does not say when it is taken and where it leads.',
            fix,
          }),
        ]
  })
  const actions = (doc.data.actions ?? []).flatMap((action, index) => {
    const wrong = actionFault(action)
    return wrong ? [report(doc, ['actions', index], { rule: 'action-shape', ...wrong })] : []
  })
  const own = (doc.data.detours ?? []).flatMap(({ to }, index) =>
    to === doc.name
      ? [
          report(doc, ['detours', index, 'to'], {
            rule: 'leads-to-itself',
            message: 'This detour leads to the step it is on.',
            fix: 'Name another step.',
          }),
        ]
      : [],
  )
  return [...detours, ...actions, ...own]
}

function actionFault({ to, leave, mode, back, role }: NonNullable<StepFile['actions']>[number]) {
  const ways = [to, leave, mode, back].filter((way) => way !== undefined).length
  if (ways !== 1) {
    return { message: 'This action does not lead to exactly one place.', fix: 'Give it one of "to", "leave", "mode" and "back".' }
  }
  // D4: on a phone it is hidden, and nobody may lose their way to leave a page by that.
  if (role === 'phone' && to === undefined) {
    return { message: 'This action is hidden on phones, and leads out of the flow.', fix: 'Give it "to", or take "role" away.' }
  }
  return undefined
}
