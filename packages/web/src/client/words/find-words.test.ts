import { expect, it } from 'vitest'
import { hasWords } from './find-words.ts'

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
