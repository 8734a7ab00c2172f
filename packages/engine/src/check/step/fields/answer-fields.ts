import type { Condition } from '@app/schemas/flow/condition'
import type { Field } from '@app/schemas/flow/steps/step'
import { conditionLeaves } from '../../../flow/conditions.ts'
import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, report } from '../../../load/document.ts'
import { canonical } from '../../../resolve/canonical.ts'
import { sharedWords } from '../../crossed.ts'

type OwnField = Exclude<Field, { readonly question: string }>
type Option = NonNullable<OwnField['options']>[number]
type Asked = {
  readonly name: string
  readonly type: string
  readonly label: string
  readonly fact?: string | undefined
  readonly when?: Condition | undefined
  readonly options?: readonly Option[] | undefined
}

/** Fields that belong to an answer of the page and are asked at another one, or of everybody. */
export function checkAnswerFields(doc: Document<'step'>, { documents }: Catalogue): Diagnostic[] {
  const questions = documents.questions.get('questions')?.data.questions ?? {}
  const all = (doc.data.fields ?? []).map((field): { readonly isOwn: boolean; readonly asked: Asked } | undefined => {
    const question = 'question' in field ? questions[field.question] : undefined
    if ('question' in field) return question && { isOwn: false, asked: { ...question, name: field.question } }
    return { isOwn: true, asked: field }
  })
  const asked = all.map((one) => one?.asked)
  return all.flatMap((one, index) => {
    if (!one?.isOwn) return []
    const at = ['fields', index]
    return [
      ...atOtherAnswer(doc, one.asked, asked, at),
      ...askedAtNo(doc, one.asked, asked, at),
      ...ofEverybody(doc, asked, index, at),
      ...ofNoAnswer(doc, one.asked, asked, at),
    ]
  })
}

type Page = readonly (Asked | undefined)[]
type At = readonly (string | number)[]

/** A field speaks of the answer at which it is asked, and not of another one: “Card” at “PayPal” has changed its place. */
function atOtherAnswer(doc: Document, field: Asked, page: Page, at: At): Diagnostic[] {
  if (field.when === undefined || 'not' in field.when) return []
  return conditionLeaves(field.when).flatMap(({ fact, values }) => {
    const options = page.find((one) => one !== undefined && (one.fact === fact || one.name === fact))?.options ?? []
    const shared = options.map((option) => ({ option, words: sharedWords(wordsOf(field), meaningOf(option)) }))
    const [most] = shared.filter(({ option }) => !values.includes(option.value)).sort((one, other) => other.words - one.words)
    const own = shared.filter(({ option }) => values.includes(option.value)).map(({ words }) => words)
    // Of several answers, one that it does not speak of has taken the place of one that it does.
    const isOdd = own.includes(0) && own.some((words) => words > 0) && most?.words === Math.max(...own)
    if (!most || (most.words <= Math.max(0, ...own) && !isOdd)) return []
    const message = `“${field.label}” is asked at ${values.map((value) => JSON.stringify(value)).join(', ')}, and speaks of the answer “${most.option.label}”.`
    const fix = `Write ${JSON.stringify(most.option.value)} at "${fact}", or say in its words what it belongs to.`
    return [report(doc, [...at, 'when'], { rule: 'at-other-answer', message, fix })]
  })
}

/** The same of the questions, which are on several pages. */
export function checkAnswersOfQuestions(doc: Document<'questions'>): Diagnostic[] {
  const page = Object.entries(doc.data.questions).map(([name, question]) => ({ ...question, name }))
  return page.flatMap((question) => [
    ...atOtherAnswer(doc, question, page, ['questions', question.name]),
    ...askedAtNo(doc, question, page, ['questions', question.name]),
  ])
}

const asksWhich = /^(?:for )?(?:what|which|who|whose|where|when|how)\b/i
const saysNo = /^no\b/i

/** “Which firm?” is asked of those who said yes. */
function askedAtNo(doc: Document, field: Asked, page: Page, at: At): Diagnostic[] {
  if (field.when === undefined || 'not' in field.when || !asksWhich.test(field.label) || /\bnot\b|n’t\b/.test(field.label)) return []
  return conditionLeaves(field.when).flatMap(({ fact, values }) => {
    const options = page.find((one) => one !== undefined && (one.fact === fact || one.name === fact))?.options ?? []
    const own = options.filter(({ value }) => values.includes(value))
    if (own.length === 0 || !own.every(({ label }) => saysNo.test(label))) return []
    const message = `“${field.label}” is asked of those who answered “${own[0]?.label}”.`
    return [report(doc, [...at, 'when'], { rule: 'at-other-answer', message, fix: 'Name the answer after which it can be answered.' })]
  })
}

/** Between two fields of one answer stands none that is asked of everybody. */
function ofEverybody(doc: Document<'step'>, page: Page, index: number, at: At): Diagnostic[] {
  const [before, field, after] = [page[index - 1], page[index], page[index + 1]]
  if (!field || field.when !== undefined || before?.when === undefined || after?.when === undefined) return []
  if (canonical(before.when) !== canonical(after.when)) return []
  const message = `“${field.label}” is asked of everybody, and the fields before and after it only at ${canonical(before.when)}.`
  const fix = `Add "when": ${canonical(before.when)}, or move it before or after both.`
  return [report(doc, [...at], { rule: 'asked-of-everybody', message, fix })]
}

/** A card is asked of those who pay by card, where the page asks how. */
function ofNoAnswer(doc: Document<'step'>, field: Asked, page: Page, at: At): Diagnostic[] {
  if (field.when !== undefined) return []
  const kind = field.type.replaceAll('-', ' ')
  const before = page.slice(0, page.indexOf(field))
  return before.flatMap((choice) => {
    const options = choice?.options ?? []
    const meant = options.filter(({ value }) => sharedWords(kind, spoken(value)) > 0)
    const [option] = meant
    if (!option || meant.length !== 1 || options.length < 2) return []
    const message = `“${field.label}” is asked of everybody, and belongs to the answer “${option.label}”.`
    const fix = `Add "when": { "${choice?.fact ?? choice?.name}": ${JSON.stringify(option.value)} }.`
    return [report(doc, [...at], { rule: 'asked-of-everybody', message, fix })]
  })
}

function wordsOf({ name, type, label }: Asked): string {
  return `${spoken(name)} ${spoken(type)} ${label}`
}

function meaningOf({ value, label }: Option): string {
  return `${spoken(value)} ${label}`
}

function spoken(name: string | boolean): string {
  return String(name).replaceAll(/[-_]/g, ' ')
}
