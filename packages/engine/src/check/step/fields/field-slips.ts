import type { Condition } from '@app/schemas/flow/condition'
import type { Field } from '@app/schemas/flow/steps/step'
import { compileCondition, conditionLeaves, NO } from '../../../flow/conditions.ts'
import { closest } from '../../../load/closest.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, type Problem, report } from '../../../load/document.ts'
import { canonical } from '../../../resolve/canonical.ts'

type OwnField = Exclude<Field, { readonly question: string }>
type Row = NonNullable<OwnField['rows']>[number]

/** What binds or costs: nobody gives it by saying no, and nobody leaves it out. */
const binding: ReadonlySet<string> = new Set(['consent', 'signature', 'card'])
const saysNo = /^(?:no\b|not now\b)/i

/** Fields that don’t fit those beside them: a consent at the “no”, a list that lacks an answer, a condition that no answer meets. */
export function checkFieldSlips(doc: Document<'step'>): Diagnostic[] {
  const fields = doc.data.fields ?? []
  const own = fields.flatMap((field, index) => ('question' in field ? [] : [{ field, at: ['fields', index] }]))
  return own.flatMap(({ field, at }) => {
    const problems = [
      consentProblem(field, own),
      otherList(field, own),
      knownOfAnother(field),
      askedTooSoon(field, own),
      neverTooLate(field),
      neededAfterAll(field),
    ]
    return [
      ...problems.flatMap((one) => (one ? [report(doc, [...at, one.key], one.problem)] : [])),
      ...(field.rows ?? []).flatMap((row, index) => rowNeverShown(doc, row, field.rows ?? [], [...at, 'rows', index, 'when'])),
    ]
  })
}

/** Who agrees says so: “I”, “me”. */
const ownWords = /\b(?:I|I’m|I’ve|I’ll|me|my|mine)\b/

type Placed = { readonly key: string; readonly problem: Problem }
type Beside = readonly { readonly field: OwnField }[]

function consentProblem({ name, label: text, type, when, optional }: OwnField, beside: Beside): Placed | undefined {
  if (type === 'consent' && optional) {
    const message = `“${name}” is a consent, and people could go on without it.`
    return { key: 'optional', problem: { rule: 'consent-left-out', message, fix: 'Remove "optional".' } }
  }
  if (type === 'consent' && !ownWords.test(text)) {
    const message = `“${text}” is said by us, and it is the person who agrees.`
    return { key: 'label', problem: { rule: 'consent-of-others', message, fix: 'Say it as they would: “I agree …”, “You may … me …”.' } }
  }
  const label = when === undefined || !binding.has(type) ? undefined : labelOfOnly(when, beside)
  if (label === undefined || !saysNo.test(label)) return undefined
  const message = `“${name}” is asked of people who answer “${label}”, and of nobody else.`
  return { key: 'when', problem: { rule: 'consent-at-no', message, fix: 'Name the answer that it belongs to.' } }
}

/** The words of the one answer of this page that a condition asks for. */
function labelOfOnly(when: Condition, beside: Beside): string | undefined {
  const [leaf, ...others] = conditionLeaves(when)
  const [value, ...more] = leaf?.values ?? []
  if (!leaf || others.length > 0 || more.length > 0 || 'not' in when) return undefined
  return beside.find(({ field }) => field.name === leaf.fact)?.field.options?.find((option) => option.value === value)?.label
}

/** An answer for each account is one of the answers for all of them. */
function otherList({ name, type, options = [] }: OwnField, beside: Beside): Placed | undefined {
  if (type !== 'account-plans') return undefined
  const valuesOf = (list: NonNullable<OwnField['options']>) => canonical(list.map(({ value }) => String(value)).sort())
  const choices = beside.filter(({ field }) => field.type === 'choice' && field.options)
  const mine = new Set(options.map(({ value }) => value))
  const [all] = choices.filter(({ field }) => field.options?.some(({ value }) => mine.has(value)))
  if (!all || valuesOf(all.field.options ?? []) === valuesOf(options)) return undefined
  const values = all.field.options?.map(({ value }) => JSON.stringify(value)).join(', ')
  const message = `“${name}” answers “${all.field.name}” for one account, and has other answers than that.`
  return { key: 'options', problem: { rule: 'other-answers', message, fix: `Have the same in both: ${values}.` } }
}

/** What says that an answer is saved is named for it. */
function knownOfAnother({ name, known }: OwnField): Placed | undefined {
  if (known === undefined || known === `${name}.known`) return undefined
  const message = `“${known}” doesn’t say whether “${name}” is saved: people would be asked again, or never.`
  return { key: 'known', problem: { rule: 'known-of-another', message, fix: `Name the fact "${name}.known".` } }
}

/** A Social Security number is asked where people apply for something. Before that it is only shown to be corrected. */
function askedTooSoon({ name, type, when }: OwnField, beside: Beside): Placed | undefined {
  if (type !== 'ssn' || beside.some(({ field }) => field.type === 'consent')) return undefined
  const known = `${name}.known`
  if (when !== undefined && compileCondition(when).of({ [known]: false }) === NO) return undefined
  const message = `“${name}” is asked on a page on which people agree to nothing.`
  const fix = `Ask it where they apply, beside a consent; or only to correct it: "when": { "${known}": true }.`
  return { key: 'when', problem: { rule: 'secret-too-soon', message, fix } }
}

/** The message for a day that is past belongs to an answer that ends on one. */
function neverTooLate({ name, type, options = [], errors }: OwnField): Placed | undefined {
  if (type !== 'choice' || errors?.['max'] === undefined || options.some(({ until }) => until !== undefined)) return undefined
  const message = `“${name}” has a message for an answer that is no longer possible, and each of its answers always is.`
  const fix = 'Add "until" to the answer that ends, or take "max" out of "errors".'
  return { key: 'errors', problem: { rule: 'message-of-nothing', message, fix } }
}

/** Who may leave something out reads no message about it, unless it says what else can be done. */
function neededAfterAll({ name, optional, errors }: OwnField): Placed | undefined {
  const message = optional ? errors?.['required'] : undefined
  if (message === undefined || /\b(?:or|also)\b/i.test(message)) return undefined
  const problem = `“${name}” can be left out, and has a message for people who do: “${message}”`
  return {
    key: 'optional',
    problem: { rule: 'message-of-nothing', message: problem, fix: 'Remove "optional", or "required" from "errors".' },
  }
}

/** In a row, what an earlier part of it is answered shows a later one. */
function rowNeverShown(doc: Document, row: Row, rows: readonly Row[], at: JsonPath): Diagnostic[] {
  const before = rows.slice(0, rows.indexOf(row))
  return (row.when === undefined ? [] : conditionLeaves(row.when)).flatMap(({ fact, values }) => {
    const other = before.find(({ name }) => name === fact)
    const fixed = other?.fixedOptions ?? []
    const answers = other?.options?.map(({ value }) => value)
    if (values.some((value) => unknowing.test(String(value))) && row.type === 'text')
      return [report(doc, at, askedOfUnknowing(row.label, values))]
    const lost = values.find((value) => (answers ? !answers.includes(value) : isNearly(String(value), fixed)))
    if (lost === undefined) return []
    const known = answers?.map(String) ?? fixed
    const message = `No answer to “${fact}” is ${JSON.stringify(lost)}: “${row.name}” would never be shown.`
    return [report(doc, at, { rule: 'unknown-value', message, fix: `Use one of ${known.map((one) => JSON.stringify(one)).join(', ')}.` })]
  })
}

const unknowing = /\b(?:don['’]t (?:know|remember)|not sure|no idea)\b/i

function askedOfUnknowing(label: string, values: readonly unknown[]): Problem {
  return {
    rule: 'at-other-answer',
    message: `“${label}” is asked of people who answered “${values.join('” or “')}”.`,
    fix: 'Name the answer after which it can be answered.',
  }
}

function isNearly(value: string, known: readonly string[]): boolean {
  return !known.includes(value) && closest(value, known) !== undefined
}
