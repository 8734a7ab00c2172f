import type { FieldType } from '@app/schemas/flow/steps/field-types'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../../load/document.ts'
import { shareForPercent } from '../../figures/share-for-percent.ts'
import { refusalOf } from './ever-taken.ts'

type Exemplified = {
  readonly type: FieldType
  readonly label: string
  readonly help?: string | undefined
  readonly min?: number | string | undefined
  readonly max?: number | string | undefined
  readonly errors?: Readonly<Record<string, string>> | undefined
}

const names = /\b(?:such as|like|for example,?|for instance,?|e\.g\.,?)\s+(?<first>[^.;]*(?:\.\d[^.;]*)*)/gi

/** How an example of each type looks among words. What is in another shape is no answer, and so no example of one. */
const shapes: Readonly<Partial<Record<FieldType, RegExp>>> = {
  number: /^\d[\d,]*(?:\.\d+)?(?![\w(])/,
  money: /^\$?\d[\d,]*(?:\.\d+)?(?![\w(])/,
  percent: /^\d[\d,]*(?:\.\d+)?(?: ?%)?(?![\w(])/,
  year: /^\d+(?![\w(])/,
  date: /^\d{1,2}[ /]\d{1,2}[ /]\d{4}(?!\d)/,
  zip: /^[\d-]+(?![\w(])/,
  phone: /^[\d(][\d ()-]*\d/,
  ssn: /^\d[\d -]*\d/,
  'account-number': /^\w*\d[\w -]*/,
}

/** An example in a field’s own words is one that the field takes: whoever types what they read is not refused. */
export function refusedExamples(doc: Document, field: Exemplified, at: JsonPath): Diagnostic[] {
  const texts = [
    { key: ['label'], text: field.label },
    { key: ['help'], text: field.help ?? '' },
    ...Object.entries(field.errors ?? {}).map(([rule, text]) => ({ key: ['errors', rule], text })),
  ]
  // The same example in another message is the same mistake.
  const [first] = texts.flatMap(({ key, text }) => {
    const examples = examplesIn(text, field.type)
    const fraction = examples.find((example) => field.type === 'percent' && Number.parseFloat(example) < 1)
    if (fraction !== undefined)
      return [report(doc, [...at, ...key], { rule: 'example-refused', ...shareForPercent(Number.parseFloat(fraction)) })]
    const refused = examples.find((example) => !isTaken(example, field))
    if (refused === undefined) return []
    const message = `“${refused}” is an example here, and the field doesn’t take it${limitsOf(field)}.`
    return [report(doc, [...at, ...key], { rule: 'example-refused', message, fix: 'Give an example that it takes, or mend its limit.' })]
  })
  return first ? [first] : []
}

function examplesIn(text: string, type: FieldType): readonly string[] {
  const shape = shapes[type]
  if (!shape) return []
  return [...text.matchAll(names)].flatMap(({ groups }) =>
    (groups?.['first'] ?? '').split(/,? or /).flatMap((one) => shape.exec(one.trim())?.[0].trim() ?? []),
  )
}

function isTaken(example: string, { type, label, min, max }: Exemplified): boolean {
  return refusalOf({ type, label, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }, example) === undefined
}

function limitsOf({ min, max }: Exemplified): string {
  const parts = [...(min === undefined ? [] : [`${min} at least`]), ...(max === undefined ? [] : [`${max} at most`])]
  return parts.length === 0 ? '' : `: it takes ${parts.join(' and ')}`
}
