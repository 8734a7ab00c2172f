import { ourPlan } from '@app/schemas/rules/loans/plan-loans'
import { compileCondition, NO } from '../../flow/conditions.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'
import { firstYearOfUse } from '../step/fields/ever-taken.ts'
import { zipOfAnotherState } from '../zip-of-another-state.ts'
import { answerOf, visitsOf } from './visits.ts'

/** A person who can’t be: somewhere else than their ZIP code, or gone from a job before they came. */
export function checkPersonaSlips(doc: Document<'persona'>, catalogue: Catalogue): Diagnostic[] {
  return [
    ...elsewhere(doc),
    ...yearsTurned(doc, catalogue),
    ...beforeBirth(doc, catalogue),
    ...somebodyElse(doc, catalogue),
    ...noAnswer(doc, catalogue),
    ...unaskedAnswer(doc, catalogue),
    ...otherAge(doc),
    ...loanThatCannotBe(doc),
  ]
}

function elsewhere({ data, ...doc }: Document<'persona'>): Diagnostic[] {
  const { state, zip_code } = data.person
  const problem = zipOfAnotherState(state, zip_code)
  return problem ? [report(doc, ['person', 'state'], problem)] : []
}

const decades = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties']
const decade = new RegExp(`\\bin (?:his|her|their) (?:early |mid-?|late )?(?<decade>${decades.join('|')})\\b`, 'i')
/** Some years are between the day on which a story was written and the one on which it is read. */
const leeway = 3

/** “In her thirties” is so of somebody who was born then. */
function otherAge(doc: Document<'persona'>): Diagnostic[] {
  const said = decade.exec(doc.data.about)
  const from = (decades.indexOf(said?.groups?.['decade']?.toLowerCase() ?? '') + 2) * 10
  const age = firstYearOfUse - Number(doc.data.person.dob.slice(-4))
  if (!said || (age > from - leeway && age < from + 9 + leeway)) return []
  const message = `“${said[0]}” is said of somebody who was ${age} in ${firstYearOfUse}.`
  return [
    report(doc, ['person', 'dob'], { rule: 'other-age', message, fix: 'Choose another year of birth, or say another age in "about".' }),
  ]
}

/** Nobody borrows more than half of what they have moved in, more than the law allows, or less than the least. */
function loanThatCannotBe(doc: Document<'persona'>): Diagnostic[] {
  let moved = 0
  return (doc.data.demo?.acts ?? []).flatMap((act, index) => {
    const amount = 'amount' in act && typeof act.amount === 'number' ? act.amount : 0
    if (act.act === 'roll-in') moved += amount
    if (act.act !== 'borrow') return []
    const [least, most] = [ourPlan.leastCents / 100, Math.min(moved / 2, ourPlan.capCents / 100)]
    if (amount >= least && (moved === 0 || amount <= most)) return []
    const message = `$${amount} is borrowed of $${moved}: from $${least} to half of it, and never more than $${ourPlan.capCents / 100}, is lent.`
    return [
      report(doc, ['demo', 'acts', index, 'amount'], { rule: 'loan-that-cannot-be', message, fix: 'Borrow less, or roll in more before.' }),
    ]
  })
}

/** Who signs, and whose details are given, is this person: a name that was left in a copy would be refused, or be that of another. */
function somebodyElse(doc: Document<'persona'>, { documents }: Catalogue): Diagnostic[] {
  const { person } = doc.data
  const own: Readonly<Record<string, string | undefined>> = { ...person, signature: `${person.first_name} ${person.last_name}` }
  return visitsOf(doc).flatMap(({ step, answers, at }) =>
    (documents.step.get(step)?.data.fields ?? []).flatMap((field) => {
      if ('question' in field) return []
      const [, column = ''] =
        field.type === 'signature' ? ['', 'signature'] : (/^personal_information\.(\w+)$/.exec(field.store ?? '') ?? [])
      const given = answerOf(answers, field.name)
      const meant = own[column]
      if (meant === undefined || given === undefined || given === meant) return []
      const message = `“${field.name}” is “${String(given)}” here, and “${meant}” is who this is about.`
      return [report(doc, [...at, field.name], { rule: 'somebody-else', message, fix: `Write ${JSON.stringify(meant)}.` })]
    }),
  )
}

/** What a persona chooses from a list is on it. */
function noAnswer(doc: Document<'persona'>, { documents }: Catalogue): Diagnostic[] {
  const questions = documents.questions.get('questions')?.data.questions ?? {}
  return visitsOf(doc).flatMap(({ step, answers, at }) =>
    (documents.step.get(step)?.data.fields ?? []).flatMap((field) => {
      const name = 'question' in field ? field.question : field.name
      const { type, options = [] } = 'question' in field ? (questions[name] ?? {}) : field
      const given = answerOf(answers, name)
      const values = options.map(({ value }) => value)
      if ((type !== 'choice' && type !== 'yes-no') || given === undefined || values.some((value) => value === given)) return []
      const message = `${JSON.stringify(given)} is no answer to “${name}” on “${step}”.`
      const fix = `Choose one of ${values.map((value) => JSON.stringify(value)).join(', ')}.`
      return [report(doc, [...at, name], { rule: 'unknown-value', message, fix })]
    }),
  )
}

/** What other answers of the same page leave unasked has no answer. */
function unaskedAnswer(doc: Document<'persona'>, { documents }: Catalogue): Diagnostic[] {
  const questions = documents.questions.get('questions')?.data.questions ?? {}
  return visitsOf(doc).flatMap(({ step, answers, at }) => {
    const fields = documents.step.get(step)?.data.fields ?? []
    const given = Object.fromEntries(
      fields.flatMap((field) => {
        const name = 'question' in field ? field.question : field.name
        const value = answerOf(answers, name)
        return typeof value === 'string' || typeof value === 'boolean' ? [[name, value]] : []
      }),
    )
    return fields.flatMap((field) => {
      const name = 'question' in field ? field.question : field.name
      const { when } = 'question' in field ? (questions[name] ?? {}) : field
      if (given[name] === undefined || when === undefined || compileCondition(when).of(given) !== NO) return []
      const message = `“${name}” is not asked on “${step}” of people who answer as this persona does.`
      const fix = 'Take the answer out, or give the other answer of the page at which it is asked.'
      return [report(doc, [...at, name], { rule: 'answers-unused', message, fix })]
    })
  })
}

/** Where a page refuses a year that is before the year above it, its answers have none. */
function yearsTurned(doc: Document<'persona'>, { documents }: Catalogue): Diagnostic[] {
  return visitsOf(doc).flatMap(({ step, answers, at }) =>
    (documents.step.get(step)?.data.fields ?? []).flatMap((field) => {
      if ('question' in field || !field.rows) return []
      const years = field.rows.filter(({ type }) => type === 'year').map((row) => row.name)
      return turnedIn(doc, answerOf(answers, field.name), years, [...at, field.name])
    }),
  )
}

const youngestWorker = 12

/** Nobody works before they are of an age for it. */
function beforeBirth(doc: Document<'persona'>, { documents }: Catalogue): Diagnostic[] {
  const born = Number(/\d{4}$/.exec(doc.data.person.dob)?.[0])
  return visitsOf(doc).flatMap(({ step, answers, at }) =>
    (documents.step.get(step)?.data.fields ?? []).flatMap((field) => {
      if ('question' in field || !field.rows) return []
      const rows = answerOf(answers, field.name)
      const years = field.rows.filter(({ type }) => type === 'year').map((row) => row.name)
      return (Array.isArray(rows) ? rows : []).flatMap((row: unknown, index) => {
        const year = years.find((one) => Number(answerOf(Object(row), one)) < born + youngestWorker)
        if (year === undefined) return []
        const message = `${doc.data.person.first_name} was born in ${born}, and worked in ${String(answerOf(Object(row), year))}.`
        return [report(doc, [...at, field.name, index, year], { rule: 'beyond-limit', message, fix: 'Write a year in which they worked.' })]
      })
    }),
  )
}

function turnedIn(doc: Document<'persona'>, rows: unknown, years: readonly string[], at: JsonPath): Diagnostic[] {
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown, index) =>
    years.slice(1).flatMap((year, before) => {
      const [from, to] = [years[before] ?? '', year].map((key) => Number(answerOf(Object(row), key)))
      if (from === undefined || to === undefined || !(to < from)) return []
      const message = `“${year}” is ${to}, before “${years[before]}” (${from}): the page would not take it.`
      return [report(doc, [...at, index, year], { rule: 'years-turned', message, fix: 'Swap the two, or mend one.' })]
    }),
  )
}
