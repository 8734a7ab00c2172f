import { lostFigures, newClaims } from '@app/engine/author'
import { expect, it } from 'vitest'
import { catalogue } from './support/all-flows.ts'
import { changed } from './support/slip.ts'

const path = 'steps/search.json'

/** What is asked about one sentence more on a page. */
function asked(sentence: string) {
  const flows = changed(path, '"lead": "', `"lead": "${sentence} `)
  return newClaims(catalogue, flows).map(({ rule, file, severity }) => `${rule} ${file} ${severity}`)
}

it.each([
  ['The IRS keeps part of your loan.'],
  ['Your state lends you the rest.'],
  ['Your bank withholds the tax for it.'],
  ['{company} insures what you move.'],
  ['The custodian sells your details.'],
])('who does what nobody has said of them is asked about: %s', (sentence) => {
  expect(asked(sentence)).toEqual([`new-deed ${path} warning`])
})

it.each([
  ['A search lasts 45 days, and then your name comes off the list.'],
  ['You pay $18 for the papers of a plan.'],
  ['Plans let you come back at 64.'],
  ['Nine percent of all plans file late.'],
  ['A move often takes about 45 days.'],
])('a figure of which nothing says anything is asked about: %s', (sentence) => {
  expect(asked(sentence)).toEqual([`new-figure ${path} warning`])
})

it.each([
  ['The plan sends the money to the new account.'],
  ['If you’re under 59½, you often owe 10% more.'],
  ['For example, a fee of $18 is small.'],
  ['Does it take 45 days?'],
  ['Look at each line before you go on.'],
])('what is known, an example, a question and plain words are not: %s', (sentence) => {
  expect(asked(sentence)).toEqual([])
})

it('a sentence that stands elsewhere may stand here too', () => {
  expect(asked('The state then keeps it until you ask.')).toEqual([])
})

it('of a file that was added all is new, unless it says what others say', () => {
  const [flows] = [changed(path, '"lead": "', '"lead": "Your state lends you the rest. ')]
  expect(newClaims(flows, flows, [path]).map(({ rule, file }) => `${rule} ${file}`)).toContain(`new-deed ${path}`)
})

it.each([
  ['steps/letter-of-authorization.json', 'It ends one year later.', 'It ends when you close your account with us.'],
  ['steps/ira/sorry.json', 'It holds back 20% for tax', 'It holds back some of it for tax'],
  ['landings/landing-solo.json', 'if you ask within 30 days.', 'if you ask soon.'],
])('a sentence that has lost its figure is asked about: %s', (file, was, is) => {
  expect(lostFigures(catalogue, changed(file, was, is)).map(({ rule, file: found }) => `${rule} ${found}`)).toEqual([`lost-figure ${file}`])
})

it('a sentence with another figure of its kind, and one that never had any, have lost none', () => {
  expect(
    lostFigures(catalogue, changed('steps/letter-of-authorization.json', 'It ends one year later.', 'It ends two years later.')),
  ).toEqual([])
  expect(lostFigures(catalogue, changed(path, 'Check your jobs', 'Look at your jobs'))).toEqual([])
})
