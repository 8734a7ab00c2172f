import type { FactsFile } from '@app/schemas/flow/facts'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { expect, it } from 'vitest'
import { smallCatalogue } from '../../../testing/small-flow.ts'
import { checkCatalogue } from '../../check.ts'

type Fields = NonNullable<StepFile['fields']>
type OwnField = Exclude<Fields[number], { readonly question: string }>

const city = { name: 'city', type: 'text', label: 'City', optional: true, store: 'personal_information.city' } as const

/** What is found about the fields of a page, as rules with their fix. */
function found(fields: Fields, more: Partial<StepFile> = {}) {
  const actions = [{ label: 'Stop here', leave: 'dashboard' as const }]
  const catalogue = smallCatalogue({ mode: { steps: ['a'] }, steps: { a: { fields, actions, ...more } } }, ['a'])
  return checkCatalogue(catalogue)
    .filter(({ file }) => file === 'steps/a.json')
    .map(({ rule, fix }) => [rule, fix])
}

it('A1 a field that does not say what it is for is refused, with what reads its column', () => {
  expect(found([city])).toEqual([['no-purpose', 'Add "for" with what reads it: "account-application", "plan-search", "unclaimed-search".']])
})

it('A2 a purpose that does not read the column is refused, and one that reads it is not', () => {
  expect(found([{ ...city, for: ['plan-search'] }])).toEqual([])
  expect(found([{ ...city, for: ['plan-search', 'receipt'] }])).toEqual([
    ['wrong-purpose', 'What reads it: "account-application", "plan-search", "unclaimed-search".'],
  ])
})

it('A3 a column that nothing of the purposes reads is saved for nothing', () => {
  const shows = { name: 'street', type: 'address', label: 'Street', optional: true, when: { plan: 'leave' } } as const
  const plan = { name: 'plan', type: 'choice', label: 'Plan', optional: true, store: 'found_accounts.plan' } as const
  const options = [
    { value: 'leave', label: 'Leave it' },
    { value: 'move', label: 'Move it' },
  ]
  const rules = found([
    { ...plan, options, for: ['same-page'] },
    { ...shows, store: 'personal_information.street_address', for: ['plan-search'] },
  ])
  expect(rules).toEqual([['stored-for-nothing', 'Add to "for": "rollover".']])
})

it('A2 an answer is for the same page only where the page reads it', () => {
  const alone: Fields[number] = { name: 'wish', type: 'yes-no', label: 'More?', optional: true, for: ['same-page'] }
  expect(found([alone])).toEqual([['wrong-purpose', 'Nothing reads it: do not ask it, or give it a consumer.']])
  expect(found([alone, { ...city, for: ['plan-search'], when: { wish: true } }]).map(([rule]) => rule)).not.toContain('wrong-purpose')
})

it('A2 an answer decides the next step only where a condition reads its fact', () => {
  const facts: FactsFile['facts'] = { mood: { about: 'how it is', values: ['good', 'bad'], from: 'person' } }
  const field: Fields[number] = {
    name: 'mood',
    type: 'choice',
    label: 'Mood',
    optional: true,
    fact: 'mood',
    for: ['what-comes-next'],
    options: [
      { value: 'good', label: 'Good' },
      { value: 'bad', label: 'Bad' },
    ],
  }
  const rulesWith = (steps: Parameters<typeof smallCatalogue>[0]['mode']['steps']) =>
    checkCatalogue(smallCatalogue({ mode: { steps }, facts, steps: { a: { fields: [field] } } }, ['a', 'b'])).map(({ rule }) => rule)
  expect(rulesWith(['a', 'b'])).toContain('wrong-purpose')
  expect(rulesWith(['a', { step: 'b', when: { mood: 'bad' } }])).not.toContain('wrong-purpose')
})

it('A2 what is typed twice is stored once, and has words for two answers that differ', () => {
  const again: OwnField = { name: 'again', type: 'text', label: 'Again', optional: true, for: ['typed-twice'] }
  expect(found([{ ...again, errors: { match: 'The two aren’t the same.' } }])).toEqual([])
  expect(found([again]).map(([rule]) => rule)).toEqual(['wrong-purpose'])
})

it('A4 a consumer that no field fills any more is found', () => {
  const catalogue = smallCatalogue({ mode: { steps: ['a'] }, steps: { a: { fields: [{ ...city, for: ['plan-search'] }] } } }, ['a'])
  const lacking = checkCatalogue(catalogue).filter(({ rule }) => rule === 'consumer-without-field')
  const [ofCity = '', ...others] = lacking.flatMap(({ message }) => (/reads? personal_information\.city,/.test(message) ? [message] : []))
  expect([ofCity.includes('“unclaimed-search”'), ofCity.includes('“plan-search”'), others]).toEqual([true, false, []])
})
