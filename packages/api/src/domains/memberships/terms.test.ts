import { expect, it } from 'vitest'
import { plans, products } from './catalogue.ts'
import { agreedWords, nameOf, paypalPlanWords, performanceWords, planWords, productWords } from './terms.ts'

const [plan] = plans
const [product] = products
if (!plan || !product) throw new Error('products.json has no plan or no product.')

it('the words that are agreed to are those of the page, in its language', () => {
  const wordsIn = (language: 'en' | 'es') => planWords(plan, false, language)
  expect(agreedWords(nameOf(wordsIn('es')), 'es', wordsIn)).toBe(wordsIn('es'))
  // Who changed the language in between has still seen the words that are sent along.
  expect(agreedWords(nameOf(wordsIn('es')), 'en', wordsIn)).toBe(wordsIn('es'))
  expect(agreedWords(undefined, 'es', wordsIn)).toBe(wordsIn('es'))
  expect(agreedWords('others', 'es', wordsIn)).toBeUndefined()
})

it.each([
  ['a plan', (language) => planWords(plan, false, language)],
  ['a trial', (language) => planWords(plan, true, language)],
  ['a plan by PayPal', (language) => paypalPlanWords(plan, language)],
  ['a product', (language) => productWords(product, language)],
  ['a share of what we move', performanceWords],
] as const satisfies readonly (readonly [string, (language: 'en' | 'es') => string])[])(
  'the words for %s name the same amounts and days in both languages',
  (_name, wordsIn) => {
    const numbers = (language: 'en' | 'es') => [...wordsIn(language).matchAll(/\d[\d,.]*\d|\d/g)].map(([found]) => found).toSorted()
    expect(numbers('es')).toEqual(numbers('en'))
    expect(wordsIn('es')).not.toBe(wordsIn('en'))
  },
)
