import { expect, it } from 'vitest'
import { catalogue } from '../../../domains/testing/real-flows.ts'
import { fillBlock, fillWords } from './page-words.ts'

const brand = catalogue.documents.brand.get('brand')?.data
if (!brand) throw new Error('There is no brand.')
const words = { 'price:concierge': '$99 once', partner: 'Acme, Inc.' }

it('a page says the prices, the partner and the brand', () => {
  expect(fillWords('{brand}: {price:concierge}, for {partner}', brand, words)).toBe(`${brand.name}: $99 once, for Acme, Inc.`)
})

it('an unknown word stays as it was written', () => {
  expect(fillWords('{price:nothing} {constructor}', brand, words)).toBe('{price:nothing} {constructor}')
})

it('a partner cannot bring words of its own to be filled in', () => {
  expect(fillWords('{partner}', brand, { partner: '{price:concierge}', 'price:concierge': '$1' })).toBe('{price:concierge}')
})

it('is done in every text of a block, however deep, and nowhere else', () => {
  const block = {
    block: 'cost',
    title: 'What {brand} costs',
    text: 'A price.',
    prices: [{ what: 'Help', price: '{price:concierge}' }],
  } as const
  expect(fillBlock({ ...block, prices: [...block.prices] }, brand, words)).toEqual({
    ...block,
    title: `What ${brand.name} costs`,
    prices: [{ what: 'Help', price: '$99 once' }],
  })
})
