import { expect, it } from 'vitest'
import type { BrandFile } from '../../flow/site/brand.ts'
import { fillBrandWords } from './brand-words.ts'

const palette = { paper: '', ink: '', muted: '', border: '', brand: '', onBrand: '', error: '', sun: '' }
const brand: BrandFile = {
  name: 'Sample',
  tagline: 'A sample',
  legalEntity: 'Sample Savings, Inc.',
  postalAddress: '1 Main Street, Springfield, IL 62701',
  custodian: 'a trust company',
  custodianAddress: 'P.O. Box 1, Springfield, IL 62701',
  support: { phone: '800 555 0134', email: 'help@sample.example', hours: 'always' },
  colours: { light: palette, dark: palette },
}

it('words for the brand give way to what the brand says', () => {
  expect(fillBrandWords('Call {brand} at {phone} ({hours}) or write to {email}.', brand)).toBe(
    'Call Sample at 800 555 0134 (always) or write to help@sample.example.',
  )
})

it('a name that ends with a full stop brings that of the sentence', () => {
  expect(fillBrandWords('This is {company}. {custodian}.', brand)).toBe('This is Sample Savings, Inc. A trust company.')
})

it('a custodian that is described opens a sentence with a capital, and stays small within one', () => {
  expect(fillBrandWords('{custodian} holds it. {custodian} says so, and {custodian} knows.', brand)).toBe(
    'A trust company holds it. A trust company says so, and a trust company knows.',
  )
})

it('other words in braces stay, and so does everything without a brand', () => {
  expect(fillBrandWords('{constructor} {amount}', brand)).toBe('{constructor} {amount}')
  expect(fillBrandWords('{phone}', undefined)).toBe('{phone}')
})

it('every text of something is filled, and all else stays', () => {
  expect(fillBrandWords({ a: '{brand}', b: [{ c: '{brand}.' }, 1, null, true] }, brand)).toEqual({
    a: 'Sample',
    b: [{ c: 'Sample.' }, 1, null, true],
  })
})
