import {
  type Catalogue,
  changeFile,
  type Diagnostic,
  type Document,
  exchangedParts,
  exchangedWords,
  hiddenWays,
  lostParts,
  lostPlaceholders,
  reorderedLists,
  turnedPersonas,
} from '@app/engine/author'
import { expect, it } from 'vitest'
import { catalogue } from './support/all-flows.ts'
import { changed } from './support/slip.ts'

/** The flows with each first of these texts of a file in the other’s place. */
function swapped(path: string, one: string, other: string) {
  const { text = '' } =
    Object.values(catalogue.documents)
      .flatMap((all): Document[] => [...all.values()])
      .find((doc) => doc.path === path) ?? {}
  expect([text.includes(one), text.includes(other)]).toEqual([true, true])
  const places = [text.indexOf(one), text.indexOf(other)].sort((a, b) => a - b)
  const [first, last] = text.indexOf(one) === places[0] ? [one, other] : [other, one]
  const [from = 0, to = 0] = places
  const mixed = text.slice(0, from) + last + text.slice(from + first.length, to) + first + text.slice(to + last.length)
  return changeFile(catalogue, { path, text: mixed })
}

const told = ({ rule, file, severity }: Diagnostic) => `${rule} ${file} ${severity}`
const exchanged = (flows: Catalogue) => exchangedParts(catalogue, flows).map(([one]) => told(one))

it.each([
  [
    'the columns of two fields',
    'steps/borrow-current.json',
    '"store": "refinance_loan.current_balance"',
    '"store": "refinance_loan.borrow_amount"',
  ],
  ['the names of two folded parts', 'steps/need-cash.json', '"folds": "Leaving the money"', '"folds": "Taking money out"'],
  [
    'two cells of a row',
    'landings/landing-fc-iraonly.json',
    '"You expect a lower tax rate later"',
    '"You expect the same or a higher one"',
  ],
  ['the prices of two things', 'pages/about-us.json', '"{price:retirement_account_membership}"', '"{price:retirement_concierge}"'],
  ['the labels of two answers', 'questions.json', '"label": "In 5 to 10 years"', '"label": "In 2 to 5 years"'],
])('%s that have changed places are asked about once', (_what, path, one, other) => {
  expect(exchanged(swapped(path, one, other))).toEqual([`exchanged-parts ${path} warning`])
})

it('two that say nearly what the other said have changed places too', () => {
  const path = 'questions.json'
  const one = changed(path, 'From $10,000 to about $8,500.', 'From $10,000 to around $7,000.')
  expect(exchanged(changed(path, 'From $10,000 to about $7,000.', 'From $10,000 to around $8,500.', one))).toEqual([
    'exchanged-parts questions.json warning',
  ])
})

it('the odds of two variants have changed places, and one that is another has not', () => {
  const path = 'experiments.json'
  const none = changed(path, '"odds": 1,\n          "about": "A message names', '"odds": 0,\n          "about": "A message names')
  expect(exchanged(none)).toEqual([])
  const both = changed(path, '"odds": 0,\n          "about": "No message', '"odds": 1,\n          "about": "No message', none)
  expect(exchanged(both)).toEqual([`exchanged-parts ${path} warning`])
})

it('what has moved as a whole has not', () => {
  const [open, find] = ['"Open the state’s claim page from the match."', '"Find your name there and start the claim."']
  expect(exchanged(swapped('steps/get-lost-money-free.json', open, find))).toEqual([])
})

it.each([
  [
    'from where to where money goes',
    'steps/signatures.json',
    'from your individual 401(k) to your linked bank',
    'from your linked bank to your individual 401(k)',
  ],
  [
    'two words to send',
    'steps/text-results.json',
    'Reply STOP to end the texts. Reply HELP for help.',
    'Reply HELP to end the texts. Reply STOP for help.',
  ],
  ['who tells whom', 'steps/link-bank.json', 'Then you tell us the amounts', 'Then we tell you the amounts'],
])('words that have changed places are asked about: %s', (_what, path, was, is) => {
  expect(exchangedWords(catalogue, changed(path, was, is)).map(told)).toEqual([`exchanged-words ${path} warning`])
})

it('a word that has only moved has not', () => {
  const path = 'steps/text-results.json'
  expect(exchangedWords(catalogue, changed(path, 'Reply STOP to end the texts.', 'To end the texts reply STOP.'))).toEqual([])
})

it('a list in another order is asked about, and one with another entry is not', () => {
  const path = 'steps/get-lost-money-free.json'
  const [open, send] = ['"Open the state’s claim page from the match."', '"Send the documents the state asks for."']
  expect(reorderedLists(catalogue, swapped(path, open, send)).map(told)).toEqual([`reordered-list ${path} warning`])
  expect(reorderedLists(catalogue, changed(path, send, '"Send what the state asks for."'))).toEqual([])
})

it('an answer of a persona that is another one is asked about while their story is as it was; names are not', () => {
  const path = 'personas/pia-placeholder.json'
  const other = changed(path, '"current_plan_loan": true', '"current_plan_loan": false')
  expect(turnedPersonas(catalogue, other).map(told)).toEqual([`turned-persona ${path} warning`])
  expect(turnedPersonas(catalogue, changed(path, '"about": "', '"about": "Also known here. ', other))).toEqual([])
  expect(turnedPersonas(catalogue, changed(path, '"Pia"', '"Pina"'))).toEqual([])
})

it('a part for one variant that is gone is asked about while that of the other stands', () => {
  const path = 'landings/landing-reward.json'
  const control = '"when": {\n        "experiment.subscription": "control"\n      },'
  expect(lostParts(catalogue, changed(path, control, '')).map(told)).toEqual([`lost-part ${path} warning`])
  expect(lostParts(catalogue, changed(path, '"landing"', '"landing"'))).toEqual([])
})

it('a mode that is new and hides a way that all others have is asked about', () => {
  const path = 'modes/landing-findrollover.json'
  const without = changed(path, '"next-step",', '')
  expect(hiddenWays(without, [path]).map(told)).toEqual([`hidden-way ${path} warning`])
  expect(hiddenWays(without, [])).toEqual([])
  expect(hiddenWays(catalogue, [path])).toEqual([])
})

it('a text that has lost a word that is filled in is asked about, where it says the rest as it did', () => {
  const path = 'pages/employer.json'
  expect(lostPlaceholders(catalogue, changed(path, '{partner}. {terms}', '{partner}.')).map(told)).toEqual([
    `lost-placeholder ${path} warning`,
  ])
  expect(lostPlaceholders(catalogue, changed(path, '{partner}. {terms}', 'somebody else. {terms}'))).toEqual([])
})
