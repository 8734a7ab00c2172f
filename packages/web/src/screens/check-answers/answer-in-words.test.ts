import { expect, it } from 'vitest'
import type { ShownField } from '../fields/shown-field.ts'
import { answerInWords } from './answer-in-words.ts'

const field = (type: 'money' | 'percent'): ShownField => ({ name: 'a', type, label: 'A', record: undefined, column: 'a' })

it.each([
  ['money', '12500.5', '$12,500.50'],
  ['money', '$12,500', '$12,500'],
  ['money', 0, '$0'],
  // Twelve fifty, or a thousand and more: nobody reads back what they may not have meant.
  ['money', '12,50', '12,50'],
  ['percent', '7.5', '7.5%'],
] as const)('%s: “%s” is read back as “%s”', (type, value, words) => {
  expect(answerInWords(field(type), value)).toBe(words)
})
