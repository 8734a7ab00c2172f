import { expect, it } from 'vitest'
import { foundAfter } from './support/slip.ts'

it.each([
  ['one of a text', '"muted": "#4D5B59"', '"muted": "#A9B5B2"', ['“muted” on “paper” has a contrast of ']],
  [
    'one that stands beside two',
    '"brand": "#0B6B57"',
    '"brand": "#8FD9C6"',
    ['“brand” has too little contrast with what it stands beside: “paper” '],
  ],
])('a colour that cannot be read is one error: %s', (_what, was, is, said) => {
  const found = foundAfter('brand.json', was, is).filter(({ rule }) => rule === 'contrast')
  expect(found.map(({ message }) => said.find((text) => message.startsWith(text)))).toEqual(said)
})

it('a paper that nothing can be read on is one error, at the paper', () => {
  const found = foundAfter('brand.json', '"paper": "#FBF8F3"', '"paper": "#4D5B59"').filter(({ rule }) => rule === 'contrast')
  expect(found.map(({ message }) => message.split(' ')[0])).toEqual(['“paper”'])
})
