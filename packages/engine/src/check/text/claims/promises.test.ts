import { promiseExceptions } from '@app/schemas/flow/promises/promise-exceptions'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { expect, it } from 'vitest'
import { changeFile } from '../../../load/catalogue.ts'
import { smallCatalogue } from '../../../testing/small-flow.ts'
import { checkCatalogue } from '../../check.ts'

const small = (step: Partial<StepFile>) => smallCatalogue({ mode: { steps: ['a'] }, steps: { a: step } }, ['a'])

/** The sentences of a step that promise something and name nothing that keeps it. */
function unkept(step: Partial<StepFile>, translation?: object) {
  const catalogue = small(step)
  const path = 'translations/es/steps/a.json'
  const whole = translation
    ? changeFile(catalogue, { path, text: JSON.stringify({ translation: 'es/steps/a', ...translation }) })
    : catalogue
  return checkCatalogue(whole).flatMap(({ rule, file, message }) =>
    rule === 'promise-without-keeper' ? [`${file}: ${message.split('”')[0]?.slice(1)}`] : [],
  )
}

it.each([
  'We text you.',
  'We’ll see, and we will e-mail you.',
  'We write to you each week.',
  'We file this one for you.',
  'We call you at noon.',
  'Someone calls and helps.',
  'The money is on its way.',
  'Your check will arrive soon.',
  'We send you a copy.',
  'We let you know.',
  'We ask the plan.',
  'You hear from us.',
])('K1 “%s” needs a keeper', (sentence) => {
  expect(unkept({ body: [{ text: `Nothing moves. ${sentence}` }] })).toHaveLength(1)
  expect(unkept({ body: [{ text: `Nothing moves. ${sentence}`, keptBy: ['move-emails'] }] })).toEqual([])
})

it('K1 words that promise nothing need none', () => {
  expect(unkept({ lead: 'We ask for your name. You can call us. You pay what you see here.' })).toEqual([])
})

it('K1 what keeps a block keeps no other one, and what keeps the title and lead keeps no block', () => {
  const text = 'We call you.'
  expect(unkept({ keptBy: ['booked-calls'], lead: text, body: [{ text }] })).toEqual(['steps/a.json: We call you.'])
  expect(unkept({ lead: text, body: [{ text, keptBy: ['booked-calls'] }] })).toEqual(['steps/a.json: We call you.'])
})

it('K1 an option keeps its own words, and a field those of its options', () => {
  const options = [
    { value: 'yes', label: 'Yes', help: 'We call you.' },
    { value: 'no', label: 'No' },
  ]
  const field = { name: 'call', type: 'choice', label: 'A call?', for: ['same-page'] } as const
  const rules = (step: Partial<StepFile>) => unkept(step).length
  expect(rules({ fields: [{ ...field, for: ['same-page'], options }] })).toBe(1)
  expect(rules({ fields: [{ ...field, for: ['same-page'], options, keptBy: ['booked-calls'] }] })).toBe(0)
  const kept = options.map((option) => ({ ...option, keptBy: ['booked-calls' as const] }))
  expect(rules({ fields: [{ ...field, for: ['same-page'], options: kept }] })).toBe(0)
})

it('K2 a translation is kept by what keeps its file, and promises nothing beside it', () => {
  const spanish = { title: 'Un paso', continue: 'Seguir', body: [{ text: 'Te llamamos.' }] }
  expect(unkept({ body: [{ text: 'A call.' }] }, spanish)).toEqual(['translations/es/steps/a.json: Te llamamos.'])
  expect(unkept({ body: [{ text: 'A call.', keptBy: ['booked-calls'] }] }, spanish)).toEqual([])
})

it('K3 each exception is a sentence of its own with a reason', () => {
  const all = Object.values(promiseExceptions).flat()
  expect(new Set(all).size).toBe(all.length)
  expect(Object.keys(promiseExceptions).every((reason) => reason.length > 20)).toBe(true)
})
