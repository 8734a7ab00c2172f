import { expect, it } from 'vitest'
import { loadCatalogue } from '../../../load/catalogue.ts'
import { checkGrammar } from './grammar.ts'

/** What is said of a text on a page. */
function said(text: string): readonly string[] {
  const step = { step: 'a', kind: 'info', title: 'A step', continue: 'Continue', body: [{ text }] }
  const doc = loadCatalogue([{ path: 'steps/a.json', text: JSON.stringify(step) }]).documents.step.get('a')
  return doc ? checkGrammar(doc).map(({ message }) => message) : ['This is no step.']
}

it.each([
  'Plans lend to retired people, too.',
  'Compared to fixed rates, these can rise.',
  'Picking one answers both questions.',
  'The pages before it ask for your name.',
  'It need not be your last employer.',
  'It depends on how much people earn.',
  'Providers can embed the form.',
  'That counts all the more then.',
  'Should you change your mind, tell us.',
  'Only then can you take it out.',
  'We ask, as a bank would the day before.',
])('“%s” is English', (text) => {
  expect(said(text)).toEqual([])
})

it.each([
  ['This is the way to moved your money.', 'to moved your'],
  ['Pick one way to looked.', 'to looked.'],
  ['We finds old plans.', 'We finds'],
  ['It take three days.', 'It take'],
])('“%s” is none', (text, slip) => {
  expect(said(text)).toEqual([`“${slip}” is no English.`])
})
