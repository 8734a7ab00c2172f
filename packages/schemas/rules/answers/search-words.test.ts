import { expect, it } from 'vitest'
import { hasWords, nameFit } from './search-words.ts'

it('words are found in any order, by their beginning, without accents, capitals, hyphens and apostrophes', () => {
  expect(hasWords('¿Dónde está mi depósito?', 'deposito donde')).toBe(true)
  expect(hasWords('Form 1099-R', '1099r')).toBe(true)
  expect(hasWords('What if I can’t pay by e-mail?', 'cant EMAIL')).toBe(true)
  expect(hasWords('Where is my deposit?', 'loan deposit')).toBe(false)
})

it('short words count only where nothing else was typed', () => {
  expect(hasWords('Where is my loan?', 'of my loan')).toBe(true)
  expect(hasWords('Where is it?', 'of')).toBe(false)
  expect(hasWords('Where is it?', 'is')).toBe(true)
})

it('a name fits best that is what was typed, then one that begins so, then by any of its words, then from within', () => {
  const fit = (typed: string) => nameFit(['Fernhollow US Total Márket ETF', 'ZZUAF'], typed)
  expect([fit('zzuaf'), fit('FERN'), fit('market'), fit('etf total'), fit('hollow'), fit('uaf')]).toEqual([0, 1, 2, 2, 3, 3])
  expect([fit('bond'), fit('total bond'), fit('%')]).toEqual([undefined, undefined, undefined])
  expect(fit('')).toBe(1)
})

it('something is also found by what kind it is, after all that are called so, and by both together last', () => {
  const fit = (typed: string) => nameFit(['Fernhollow Treasury Index ETF'], typed, ['Bonos de EE. UU.', 'renta fija'])
  expect([fit('treasury'), fit('asury'), fit('BONOS'), fit('renta bonos'), fit('bonos treasury')]).toEqual([2, 3, 4, 4, 5])
  expect([fit('acciones'), fit('bonos canada'), fit('enta')]).toEqual([undefined, undefined, undefined])
})
