import { mutant } from '../files.ts'
import { inSomeModes } from '../in-some-modes.ts'
import { type Json, listAt, textAt, withValue } from '../json.ts'
import type { Kind } from '../kind.ts'
import { inSomeStep } from '../step-kinds.ts'

/** Mistakes in what a kind of screen cannot do without, and cannot show. */
export const screenKinds: readonly Kind[] = inSomeModes([
  withoutFields('an upload without a file', 'upload', ['file']),
  withoutFields('a signature without signing', 'sign', ['signature', 'consent']),
  withoutFields('a link without a bank', 'link-account', ['bank-link']),
  withoutFields('a form that asks nothing', 'form', []),
  withoutFields('a payment without a card', 'payment', ['card']),
  inSomeStep(
    'a payment for nothing',
    (file) => textAt(file.data, ['kind']) === 'payment',
    ({ file, step }) => mutant(file, withValue(file.data, ['paysFor'], undefined), [], [step]),
  ),
  inSomeStep(
    'a charge without a price',
    (file) => listAt(file.data, ['paysFor']).some((one) => textAt(one, ['charged']) === 'now') && !asksForASum(file.data),
    ({ file, step }) => {
      const rest = listAt(file.data, ['body']).filter((block) => !['price', 'loan-schedule'].includes(textAt(block, ['panel']) ?? ''))
      return mutant(file, withValue(file.data, ['body'], rest), ['paysFor'], [step])
    },
  ),
  inSomeStep(
    'a call without a time',
    (file) => textAt(file.data, ['kind']) === 'schedule',
    ({ file, step }) => {
      const body = listAt(file.data, ['body']).filter((block) => textAt(block, ['panel']) !== 'call-slot')
      const fields = listAt(file.data, ['fields']).filter((field) => textAt(field, ['type']) !== 'slot')
      return mutant(file, withValue(withValue(file.data, ['body'], body), ['fields'], fields), [], [step])
    },
  ),
  inSomeStep(
    'fields on a page that only tells',
    (file) => ['info', 'result', 'progress'].includes(textAt(file.data, ['kind']) ?? ''),
    ({ file, step }) => {
      const field = { name: 'wish', type: 'text', label: 'What do you wish for?', optional: true, for: ['same-page'] }
      return mutant(file, withValue(file.data, ['fields'], [field]), ['fields'], [step])
    },
  ),
])

function withoutFields(name: string, kind: string, types: readonly string[]): Kind {
  return inSomeStep(
    name,
    (file) =>
      textAt(file.data, ['kind']) === kind &&
      !listAt(file.data, ['body']).some((block) => textAt(block, ['panel']) === 'documents-to-sign'),
    ({ file, step }) => {
      const rest = listAt(file.data, ['fields']).filter((field) => types.length > 0 && !types.includes(textAt(field, ['type']) ?? ''))
      return mutant(file, withValue(file.data, ['fields'], rest.length > 0 ? rest : undefined), [], [step])
    },
  )
}

function asksForASum(data: Json): boolean {
  return listAt(data, ['fields']).some((field) => textAt(field, ['type']) === 'money')
}
