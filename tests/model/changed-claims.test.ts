import { changedDenials, changedFigures } from '@app/engine/author'
import { expect, it } from 'vitest'
import { catalogue } from './support/all-flows.ts'
import { changed } from './support/slip.ts'

it.each([
  ['landings/landing-solo-only.json', '"figure": "$1,000"', '"figure": "$10,000"'],
  ['pages/401kloan.json', '"figure": "5 years"', '"figure": "15 years"'],
])('a figure of %s that has changed while its source is the same is asked about', (path, was, is) => {
  const found = changedFigures(catalogue, changed(path, was, is))
  expect(found.map(({ rule, file }) => [rule, file])).toEqual([['figure-of-before', path]])
})

it('a figure with a source of its own, and words beside it, may change', () => {
  const words = changed('landings/landing-solo-only.json', 'Ask the plan if one was sent.', 'Ask the plan about it.')
  expect(changedFigures(catalogue, words)).toEqual([])
  const looked = changed('landings/landing-solo-only.json', '"figure": "$1,000"', '"figure": "$2,000"')
  const source = changed('landings/landing-solo-only.json', 'section 411(a)(11)"', 'section 411(a)(11), 2027"', looked)
  expect(changedFigures(catalogue, source)).toEqual([])
})

it.each([
  ['steps/link-bank.json', 'We never see your password.', 'We see your password.', 'translations/es/steps/link-bank.json'],
  ['translations/es/steps/loan-check.json', 'y no preguntamos nada más', 'y preguntamos más', 'translations/es/steps/loan-check.json'],
])('a “no” that %s has lost, and the other language has not, is asked about', (path, was, is, file) => {
  const found = changedDenials(catalogue, changed(path, was, is))
  expect(found.map((one) => [one.rule, one.file])).toEqual([['denial-of-before', file]])
})

it('a “no” that both languages have lost, and words that change beside one, are not', () => {
  const english = changed('steps/link-bank.json', 'We never see your password.', 'We see your password.')
  const both = changed('translations/es/steps/link-bank.json', 'Nunca vemos tu contraseña.', 'Vemos tu contraseña.', english)
  expect(changedDenials(catalogue, both)).toEqual([])
  expect(changedDenials(catalogue, changed('steps/link-bank.json', 'We never see your password.', 'We never see your code.'))).toEqual([])
})
