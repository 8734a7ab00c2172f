import { deedExceptions } from '@app/schemas/flow/promises/deed-phrases'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { expect, it } from 'vitest'
import { changeFile } from '../../../load/catalogue.ts'
import { personFact, serviceFact, smallCatalogue } from '../../../testing/small-flow.ts'
import { checkCatalogue } from '../../check.ts'

const facts = { sent: serviceFact(false, true, false), q: personFact('yes', 'no') }

/** Where a page says too early that something was done. */
function tooEarly(step: Partial<StepFile>, translation?: object) {
  const catalogue = smallCatalogue({ mode: { steps: ['a'] }, steps: { a: step }, facts }, ['a'])
  const path = 'translations/es/steps/a.json'
  const whole = translation
    ? changeFile(catalogue, { path, text: JSON.stringify({ translation: 'es/steps/a', ...translation }) })
    : catalogue
  return checkCatalogue(whole).flatMap(({ rule, file, message }) => (rule === 'said-before-done' ? [`${file}: ${message}`] : []))
}

const sent = { empty: { when: { sent: false } } } as const

it.each([
  'We have your request',
  'You’re all set',
  'Payment received',
  'Your rollover is on its way',
  'Your documents are signed',
  'We found a balance that may be yours',
  'We couldn’t link the account',
  'Congratulations',
  'Thank you for your order',
  'You told us you already have an IRA.',
  'Here’s what you paid today.',
])('K5 a page that says “%s” opens only once it is so', (title) => {
  expect(tooEarly({ title })).toHaveLength(1)
  expect(tooEarly({ body: [{ text: title }] })).toHaveLength(1)
  expect(tooEarly({ title, ...sent })).toEqual([])
})

it.each([
  'Once we have your request, a person reads it.',
  'If you paid by card, nothing changes.',
  'Nothing is sent before you sign.',
  'Have you paid?',
  'We look for your accounts.',
  'You paid tax on it before you saved it.',
  'It means you paid into a 401(k) that year.',
])('K5 “%s” says nothing was done', (text) => {
  expect(tooEarly({ body: [{ text }] })).toEqual([])
})

it('K5 words with a condition, and what explains, may say so', () => {
  const text = 'We have your request.'
  expect(tooEarly({ body: [{ text, when: { sent: true } }] })).toEqual([])
  expect(tooEarly({ body: [{ more: { title: 'What the words mean', text } }] })).toEqual([])
})

it('K5 a page that tells how something turned out opens only then', () => {
  expect(tooEarly({ outcome: true })).toHaveLength(1)
  expect(tooEarly({ outcome: true, ...sent })).toEqual([])
})

it('K5 what people answer, or what holds for everybody, shows nothing', () => {
  const title = 'We have your request'
  const answered = tooEarly({ title, empty: { when: { q: 'no' } } })
  expect(answered[0]).toContain('answers alone')
  const always = tooEarly({ title, empty: { when: { sent: true } } })
  expect(always[0]).toContain('about whom nothing is known yet')
  expect(tooEarly({ title, empty: { when: { all: [{ q: 'no' }, { sent: false }] } } })).toHaveLength(1)
  expect(tooEarly({ title, empty: { when: { any: [{ q: 'no' }, { sent: false }] } } })).toEqual([])
})

it('K5 a translation says no more than its page', () => {
  const title = 'Ya recibimos tu solicitud'
  expect(tooEarly({}, { title })).toEqual([expect.stringContaining('translations/es/steps/a.json')])
  expect(tooEarly(sent, { title })).toEqual([])
})

it('K5 nothing is said too early on a step that no mode has', () => {
  const unseen = { title: 'We have your request' }
  const catalogue = smallCatalogue({ mode: { steps: ['a'] }, steps: { a: {}, unseen }, facts }, ['a', 'unseen'])
  const path = 'translations/es/steps/unseen.json'
  const translated = changeFile(catalogue, {
    path,
    text: JSON.stringify({ translation: 'es/steps/unseen', title: 'Ya recibimos tu solicitud' }),
  })
  const rules = checkCatalogue(translated).map(({ rule }) => rule)
  expect(rules).toContain('unused-step')
  expect(rules).not.toContain('said-before-done')
})

it('every exception is there once, with a reason', () => {
  const all = Object.values(deedExceptions).flat()
  expect(new Set(all).size).toBe(all.length)
  expect(Object.keys(deedExceptions).every((reason) => reason.length > 20)).toBe(true)
})
