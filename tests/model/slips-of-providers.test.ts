import { expect, it } from 'vitest'
import { foundAfter } from './support/slip.ts'

const at = 'providers.json'

it.each([
  ['a sign-in one letter away', 'https://www.vanguard.com', 'https://www.vangaurd.com', 'address-of-another'],
  ['the sign-in of another', 'https://www.schwab.com', 'https://www.slavic401k.com', 'address-of-another'],
  ['a letter of another alphabet', '"name": "Paychex"', '"name": "Pаychex"', 'address-of-another'],
  ['a page that another would have', '"slug": "t-rowe-price"', '"slug": "rowe-prize"', 'address-of-another'],
  ['plans that went to another', 'plans went to Voya in 2025', 'plans went to Empower in 2025', 'taken-over-by-another'],
  ['plans that another took over', 'workplace plans of OneAmerica', 'workplace plans of Wells Fargo', 'taken-over-by-another'],
])('%s is one error', (_what, was, is, rule) => {
  const here = foundAfter(at, was, is).filter(({ file }) => file === at)
  expect(here.map(({ rule: said }) => said)).toEqual([rule])
})
