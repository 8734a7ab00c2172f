import { storeNames, waysToAsk } from '@app/schemas/flow/purposes/answer-records'
import type { Question } from '@app/schemas/flow/questions'
import { type FieldType, secretTypes } from '@app/schemas/flow/steps/field-types'
import type { Field } from '@app/schemas/flow/steps/step'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, type Problem, report } from '../../../load/document.ts'
import { canonical } from '../../../resolve/canonical.ts'
import { areCrossed } from '../../crossed.ts'
import { checkLimits } from './limits.ts'

type OwnField = Exclude<Field, { readonly question: string }>
type Part = Omit<OwnField, 'rows' | 'again' | 'known'>

const chosen: readonly FieldType[] = ['choice', 'choices', 'account-plans']
const withOptions: readonly FieldType[] = [...chosen, 'yes-no']

/** How an answer is given and where it is saved: each type has what it needs, and each column one answer of its own type. */
export function checkAnswers(doc: Document<'step'>): Diagnostic[] {
  const { fields = [] } = doc.data
  return [
    ...fields.flatMap((field, index) => ('question' in field ? [] : ofField(doc, field, ['fields', index]))),
    ...sharedColumns(doc, fields, ['fields']),
    ...crossedColumns(doc, fields),
    ...columnsOfOthers(doc, fields),
  ]
}

/** Two fields that are saved each in the column that has the name of the other, or its words. */
function crossedColumns(doc: Document<'step'>, fields: readonly Field[]): Diagnostic[] {
  const saved = fields.flatMap((field, index) =>
    'question' in field || field.store === undefined ? [] : [{ name: field.name, store: field.store, index }],
  )
  return saved.flatMap(({ name, store, index }, place) => {
    const isOther = (one: { readonly name: string; readonly store: string }) =>
      (store.endsWith(`.${one.name}`) && one.store.endsWith(`.${name}`)) ||
      areCrossed({ text: wordsIn(name), meant: wordsIn(store) }, { text: wordsIn(one.name), meant: wordsIn(one.store) })
    const other = saved.slice(0, place).find(isOther)
    if (!other || other.store === store) return []
    const message = `“${name}” is saved in ${store}, and “${other.name}” in ${other.store}: each in the column of the other.`
    return [report(doc, ['fields', index, 'store'], { rule: 'columns-crossed', message, fix: 'Swap the two columns.' })]
  })
}

const columns: ReadonlySet<string> = new Set(storeNames)

/** What is called like a column of its record is saved in that one. */
function columnsOfOthers(doc: Document<'step'>, fields: readonly Field[]): Diagnostic[] {
  return fields.flatMap((field, index) => {
    if ('question' in field || field.store === undefined) return []
    const own = `${field.store.split('.')[0]}.${field.name}`
    const isCrossed = fields.some((other) => !('question' in other) && other.store === own)
    if (field.store.startsWith(own) || !columns.has(own) || isCrossed) return []
    const message = `“${field.name}” is saved in ${field.store}, and there is ${own}.`
    return [report(doc, ['fields', index, 'store'], { rule: 'column-of-another', message, fix: `Write "store": "${own}".` })]
  })
}

function wordsIn(name: string): string {
  return name.replaceAll(/[._-]/g, ' ')
}

function ofField(doc: Document<'step'>, field: OwnField, at: JsonPath): Diagnostic[] {
  const { rows = [] } = field
  const shape =
    (field.type === 'rows') === rows.length > 0 ? [] : [report(doc, at, field.type === 'rows' ? rowless(field) : rowsElsewhere(field))]
  // A part of a row without a column of its own is saved with its row.
  const ofRows = rows.flatMap((row, index) => ofPart(doc, row, [...at, 'rows', index], field.store))
  return [...shape, ...ofPart(doc, field, at), ...ofRows, ...sharedColumns(doc, rows, [...at, 'rows'])]
}

function ofPart(doc: Document<'step'>, field: Part, at: JsonPath, savedWith?: string): Diagnostic[] {
  const problem = problemOf(field, savedWith)
  return problem ? [report(doc, at, problem)] : checkLimits(doc, field, at)
}

/** A question of the questionnaire has what its type needs. Where its answer is saved, the service knows. */
export function checkTypeOfQuestion(doc: Document<'questions'>, name: string, question: Question): Diagnostic[] {
  const problem = problemOf({ ...question, name }, name)
  return problem ? [report(doc, ['questions', name], problem)] : []
}

function problemOf({ name, type, store, options = [], fixedOptions, errors }: Part, savedWith: string | undefined): Problem | undefined {
  if (chosen.includes(type) && options.length === 0)
    return { rule: 'type-and-options', message: `“${name}” is chosen from a list, and has no answers.`, fix: 'Add "options".' }
  if (!withOptions.includes(type) && options.length > 0) {
    return {
      rule: 'type-and-options',
      message: `A field of type “${type}” shows no answers to choose from.`,
      fix: 'Make it a "choice", or remove "options".',
    }
  }
  const former = options.flatMap(({ formerly = [] }) => formerly)
  const double = former.find((one, at) => former.indexOf(one) < at || options.some(({ value }) => value === one))
  if (double !== undefined) {
    return {
      rule: 'formerly-and-there',
      message: `“${double}” is an answer of “${name}” or was one of two: it can’t say which one people meant.`,
      fix: 'Remove it from "formerly".',
    }
  }
  if (type === 'yes-no' && options.some(({ value }) => typeof value !== 'boolean')) {
    return {
      rule: 'type-and-options',
      message: `“${name}” is answered by yes or no, and stores something else.`,
      fix: 'Use the values true and false, or make it a "choice".',
    }
  }
  if (fixedOptions && type !== 'record-keeper')
    return { rule: 'type-and-options', message: '“fixedOptions” are for record keepers alone.', fix: 'Remove them, or use "options".' }
  const ways = store === undefined ? [] : waysToAsk(store)
  if (store !== undefined && ways.length > 0 && !ways.includes(type)) {
    const fix = `Ask it as “${ways.join('” or “')}”, or save it in another column.`
    return { rule: 'type-and-column', message: `${store} is not asked as “${type}”: what is saved could not be read.`, fix }
  }
  if (store === undefined && savedWith === undefined && secretTypes.has(type) && errors?.['match'] === undefined) {
    return {
      rule: 'secret-without-column',
      message: `“${name}” is secret, and would stay in the browser.`,
      fix: 'Add "store" with the column that it is saved in, or do not ask it.',
    }
  }
  return undefined
}

/** Two fields of one column overwrite each other, unless never both are asked. */
function sharedColumns(doc: Document<'step'>, fields: readonly (Field | Part)[], at: JsonPath): Diagnostic[] {
  const saved = fields.flatMap((field, index) => ('question' in field || field.store === undefined ? [] : [{ field, index }]))
  return [...Map.groupBy(saved, ({ field }) => field.store ?? '')].flatMap(([column, sharing]) => {
    const clashing = sharing.filter((one) => sharing.some((other) => other !== one && !areApart(one.field, other.field)))
    // The one that has the name of the column is in its place.
    const named = clashing.find(({ field }) => column.endsWith(`.${field.name}`)) ?? clashing[0]
    const wrong = clashing.find((one) => one !== named && named && !areApart(one.field, named.field))
    return named && wrong ? [report(doc, [...at, wrong.index, 'store'], overwrites(wrong.field.name, named.field.name, column))] : []
  })
}

function areApart(one: Part, other: Part): boolean {
  return one.when !== undefined && other.when !== undefined && canonical(one.when) !== canonical(other.when)
}

function overwrites(name: string, other: string, column: string): Problem {
  return {
    rule: 'shared-column',
    message: `“${name}” and “${other}” are both saved in ${column}: one answer would be lost.`,
    fix: 'Give one of them another column, or conditions of which never both hold.',
  }
}

function rowless({ name }: OwnField): Problem {
  return { rule: 'type-and-rows', message: `“${name}” is a list of rows, and does not say what a row asks.`, fix: 'Add "rows".' }
}

function rowsElsewhere({ name }: OwnField): Problem {
  return {
    rule: 'type-and-rows',
    message: `“${name}” has rows, which only a field of type “rows” shows.`,
    fix: 'Make its type "rows", or remove them.',
  }
}
