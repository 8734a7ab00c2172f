import { type FieldType, personalTypes, secretTypes } from '@app/schemas/flow/steps/field-types'
import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { sentencesOf } from '../../text/sentences.ts'

type Asked = {
  readonly name: string
  readonly type: FieldType
  readonly label: string
  readonly help?: string | undefined
  readonly autocomplete?: string | undefined
  readonly at: JsonPath
}

const secret =
  /\b(?:(?:card|account|Social Security|Medicare|routing)(?: or (?:card|account|IRA|loan))* numbers?|security code|passwords?|passcode|PIN|SSN)\b/i
const keepsOut = /\b(?:no|not|never|without|leave out|don’t|isn’t|last four)\b|n’t\b/i
const plain: ReadonlySet<FieldType> = new Set(['text', 'long-text', 'name', 'company', 'job-title'])

/** What browsers fill in, and the type that keeps it as what it is. */
const filledIn: Readonly<Record<string, FieldType>> = {
  'given-name': 'name',
  'family-name': 'name',
  email: 'email',
  tel: 'phone',
  bday: 'date',
  'postal-code': 'zip',
  'street-address': 'address',
  'address-line1': 'address',
  'cc-number': 'card',
}

/**
 * What is asked has a type that protects it, in a field, a row of a list and a question alike: as plain text it is neither sealed nor masked,
 * and a row without a column of its own has nothing else that says so.
 */
export function checkPlainSecrets(doc: Document<'step'> | Document<'questions'>, { documents }: Catalogue): readonly Diagnostic[] {
  const elsewhere = typesByName(documents)
  return askedIn(doc).flatMap((field) => secretInPlain(doc, field) ?? weaker(doc, field, elsewhere) ?? [])
}

function secretInPlain(doc: Document, { name, type, label, help = '', at }: Asked): Diagnostic | undefined {
  if (!plain.has(type)) return undefined
  const fix = 'Ask for it in a field of its own type, with "store"; or leave it out.'
  if (secret.test(name.replaceAll('_', ' '))) {
    const message = `“${label}” asks for a secret in a field of type “${type}”, which is kept as it is typed and shown in full.`
    return report(doc, [...at, 'type'], { rule: 'secret-in-plain-text', message, fix: `Write "type": "account-number". ${fix}` })
  }
  for (const [key, text] of [
    ['label', label],
    ['help', help],
  ] as const) {
    const sentence = sentencesOf(text).find((one) => secret.test(one) && !keepsOut.test(one))
    if (sentence === undefined) continue
    const message = `“${sentence}” asks for a secret in a field of type “${type}”, which is kept as it is typed.`
    return report(doc, [...at, key], { rule: 'secret-in-plain-text', message, fix })
  }
  return undefined
}

/** Elsewhere, or by what browsers fill in, it is of a type that is sealed or masked. */
function weaker(doc: Document, { name, type, label, autocomplete = '', at }: Asked, elsewhere: Types): Diagnostic | undefined {
  const filled = filledIn[autocomplete.split(' ').at(-1) ?? '']
  const [other] = [...(elsewhere.get(name) ?? []), ...(filled ? [filled] : [])].filter((one) => protects(one, type))
  if (other === undefined) return undefined
  const message = `“${label}” is asked as “${type}”, which doesn’t protect it as “${other}” does, as which “${name}” is known.`
  const fix = `Write "type": "${other}". If it is something else, give it another name.`
  return report(doc, [...at, 'type'], { rule: 'unprotected-type', message, fix })
}

function protects(strong: FieldType, weak: FieldType): boolean {
  return (secretTypes.has(strong) && !secretTypes.has(weak)) || (personalTypes.has(strong) && !personalTypes.has(weak))
}

type Types = ReadonlyMap<string, readonly FieldType[]>

/** As what each name is asked, on all pages. */
const typesByName = onceEach(({ step, questions }: Catalogue['documents']): Types => {
  const all = [...[...step.values()].flatMap(askedIn), ...[...questions.values()].flatMap(askedIn)]
  return new Map([...Map.groupBy(all, ({ name }) => name)].map(([name, asked]) => [name, asked.map(({ type }) => type)]))
})

function askedIn({ data }: Document<'step'> | Document<'questions'>): readonly Asked[] {
  if ('questions' in data) return Object.entries(data.questions).map(([name, question]) => ({ ...question, name, at: ['questions', name] }))
  return (data.fields ?? []).flatMap((field, index): Asked[] => {
    if ('question' in field) return []
    const at = ['fields', index]
    return [{ ...field, at }, ...(field.rows ?? []).map((row, place) => ({ ...row, at: [...at, 'rows', place] }))]
  })
}
