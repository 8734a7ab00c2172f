import type { Field } from '@app/schemas/flow/steps/step'
import { conditionLeaves } from '../../../flow/conditions.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, report } from '../../../load/document.ts'
import { canonical } from '../../../resolve/canonical.ts'

type OwnField = Exclude<Field, { readonly question: string }>

/** Fields that ask for something else than they can take: months where years are meant, an answer of others. */
export function checkAskedOtherwise(doc: Document<'step'>): Diagnostic[] {
  const fields = (doc.data.fields ?? []).map((field) => ('question' in field ? undefined : field))
  return [
    ...fields.flatMap((field, index) => (field ? otherUnit(doc, field, index) : [])),
    ...fields.flatMap((_field, index) => betweenOthers(doc, fields, index)),
    ...costsAfterAll(doc),
    ...fields.flatMap((field, index) => (field ? zeroRefused(doc, field, index) : [])),
  ]
}

const unit = /\b(?<unit>year|month|week|day)s?\b/i
const whole = /\bwhole (?<unit>year|month|week|day)s\b/i

/** A number is counted in what its label asks for. */
function otherUnit(doc: Document, { type, label, help, errors }: OwnField, index: number): Diagnostic[] {
  const asked = type === 'number' ? unit.exec(label)?.groups?.['unit']?.toLowerCase() : undefined
  if (asked === undefined) return []
  const said = [
    { key: ['help'], text: help ?? '' },
    ...Object.entries(errors ?? {}).map(([name, text]) => ({ key: ['errors', name], text })),
  ]
  return said.flatMap(({ key, text }) => {
    const other = whole.exec(text)
    if (!other || other.groups?.['unit']?.toLowerCase() === asked) return []
    const message = `“${other[0]}” is said here, and the field asks for ${asked}s.`
    return [report(doc, ['fields', index, ...key], { rule: 'other-unit', message, fix: `Write “whole ${asked}s”.` })]
  })
}

const zeroTaken = /\b(?:enter(?:ing)?|write|type) (?:0|zero)\b(?! or )|\b(?:0|zero) is (?:fine|ok)\b/i

/** People who are told to enter zero can enter it. */
function zeroRefused(doc: Document<'step'>, { min, help, errors }: OwnField, index: number): Diagnostic[] {
  if (typeof min !== 'number' || min <= 0) return []
  const said = [help ?? '', ...Object.values(errors ?? {})].find((text) => zeroTaken.test(text))
  if (said === undefined) return []
  const message = `“${said}” says that zero is an answer, and ${min} is the least that is taken.`
  return [report(doc, ['fields', index, 'min'], { rule: 'other-limit-said', message, fix: 'Write "min": 0, or say it otherwise.' })]
}

/** Between two fields of one answer stands none of the other answer to the same question. */
function betweenOthers(doc: Document, fields: readonly (OwnField | undefined)[], index: number): Diagnostic[] {
  const [before, field, after] = [fields[index - 1]?.when, fields[index]?.when, fields[index + 1]?.when]
  if (!before || !field || !after || canonical(before) !== canonical(after) || canonical(field) === canonical(before)) return []
  const [[around, ...more], [own, ...others]] = [conditionLeaves(before), conditionLeaves(field)]
  if (!around || !own || more.length > 0 || others.length > 0 || around.fact !== own.fact || 'not' in before || 'not' in field) return []
  if (own.values.some((value) => around.values.includes(value))) return []
  const message = `“${fields[index]?.label}” is asked at ${canonical(field)}, and the fields before and after it at ${canonical(before)}.`
  const fix = `Write "when": ${canonical(before)}, or move it before or after both.`
  return [report(doc, ['fields', index, 'when'], { rule: 'at-other-answer', message, fix })]
}

const allFree = /\b(?:all (?:\w+ )?(?:are|of (?:it|them|this) is|is)|everything (?:here |on this page )?is|each is) free\b/i
const costs = /\b(?:for (?:a|the) (?:\w+ )?(?:fee|price|charge)|costs? (?!nothing|you nothing)|\$\d|paid\b|you pay (?!nothing))/i

/** Where all answers are said to be free, none says that it costs something. */
function costsAfterAll(doc: Document<'step'>): Diagnostic[] {
  const said = allFree.exec(`${doc.data.title} ${doc.data.lead ?? ''}`)?.[0]
  if (said === undefined) return []
  return (doc.data.fields ?? []).flatMap((field, index) =>
    ('question' in field ? [] : (field.options ?? [])).flatMap((option, place) => {
      const text = [option.label, option.help ?? ''].find((one) => costs.test(one) && !/\bfree\b|n’t\b|\bno\b/i.test(one))
      if (text === undefined) return []
      const message = `“${text}” costs something, and the page says “${said}”.`
      const at = ['fields', index, 'options', place, text === option.label ? 'label' : 'help']
      return [report(doc, at, { rule: 'free-and-priced', message, fix: 'Say which are free, or make all of them so.' })]
    }),
  )
}
