import { lostAnswers, swappedNumbers, turnedRules, turnedTargets } from '@app/engine/author'
import { expect, it } from 'vitest'
import { catalogue } from './support/all-flows.ts'
import { changed, textOf } from './support/slip.ts'

function asked(path: string, was: string, is: string) {
  return turnedRules(catalogue, changed(path, was, is)).map(({ rule, file, severity }) => `${rule} ${file} ${severity}`)
}

const branch = '"any": [{ "plan.named": false }, { "ira.interest": true }]'

it.each([
  ['a value in a list', 'modes/landing-findrollover.json', '"plan.named": false', '"plan.named": true'],
  ['all for any', 'modes/landing-findrollover.json', branch, branch.replace('any', 'all')],
  ['a detour', 'steps/search.json', '"search.state": "running"', '"search.state": "ended"'],
  ['an answer', 'steps/borrow-partners.json', '"offers_choice": "yes"', '"offers_choice": "no"'],
  ['one of two answers', 'modes/landing-fc-iraonly.json', '"funding_source": ["bank", "both"] } }', '"funding_source": ["bank"] } }'],
  [
    'one answer of what was for two',
    'questions.json',
    '"citizen_status": ["permanent-resident", "visa-holder"]',
    '"citizen_status": "visa-holder"',
  ],
  ['a not that is lost', 'steps/take-loan.json', '"not": {\n          "purpose": "home-purchase"\n        }', '"purpose": "home-purchase"'],
])('a condition that has been turned is asked about: %s', (_what, path, was, is) => {
  expect(asked(path, was, is)).toEqual([`turned-condition ${path} warning`])
})

it.each([
  [
    'a note',
    'steps/unlock-401k.json',
    ',\n      "when": {\n        "pay_membership": "accept",\n        "membership.paid": true\n      }\n',
    '\n',
  ],
  ['a step of a mode', 'modes/landing-fc-iraonly.json', '{ "step": "payment", "when": { "member": "member" } }', '"payment"'],
])('what was for some people and is for everybody now is asked about: %s', (_what, path, was, is) => {
  expect(asked(path, was, is)).toEqual([`lost-condition ${path} warning`])
})

it.each([
  ['steps/take-loan.json', /\n *"max": 50000,/],
  ['questions.json', /\n *"max": 100,/],
])('a limit that is gone is asked about: %s', (path, limit) => {
  const [was = ''] = limit.exec(textOf(path)) ?? []
  expect(asked(path, was, '')).toEqual([`lost-limit ${path} warning`])
})

it.each([
  ['ends', 'steps/plan-account.json', '"kind":', '"ends": true,\n  "kind":'],
  ['makes papers', 'steps/choose-account-type.json', '"papers": true,', ''],
])('a step that %s where it did not, or no longer where it did, is asked about', (_what, path, was, is) => {
  expect(asked(path, was, is)).toEqual([`turned-step ${path} warning`])
})

it.each([
  ['kind', 'steps/search.json', '"kind": "search"', '"kind": "info"'],
  ['needs', 'steps/trusted-contact.json', '"needs": "personal",', ''],
  ['completes', 'steps/search.json', '"completes": "accounts_found",', ''],
])('a step of another %s is asked about', (_what, path, was, is) => {
  expect(asked(path, was, is)).toEqual([`turned-step ${path} warning`])
})

it('a detour after which people go on, who did not before, is asked about', () => {
  const path = 'steps/country-citizenship.json'
  expect(asked(path, '"to": "us-citizen-only",\n      "after": "end"', '"to": "us-citizen-only"')).toEqual([
    `turned-detour ${path} warning`,
  ])
})

it('places of the app that open each other’s steps are asked about once', () => {
  const [found, costs] = ['"accounts-found", "at": "search-result"', '"account-costs", "at": "estimated-fees"']
  const swapped = [found?.replace('search-result', 'estimated-fees'), costs?.replace('estimated-fees', 'search-result')]
  const path = 'modes/dashboard-search.json'
  const both = changed(path, costs ?? '', swapped[1] ?? '', changed(path, found ?? '', swapped[0] ?? ''))
  expect(turnedRules(catalogue, both).map(({ rule, line }) => [rule, line])).toEqual([['turned-opening', 8]])
})

it('a mode that has lost a step to which one of its steps leads is asked about', () => {
  const path = 'modes/landing-findrollover.json'
  expect(asked(path, '"search-calendly",', '')).toEqual([`lost-side-step ${path} warning`])
})

it.each([
  ['steps/congratulations.json', '"panel": "balance"', '"text": "It is shown later."'],
  ['steps/savings-program.json', '"panel": "savings-limit"', '"text": "Your limit."'],
])('a page that has lost a panel, with its title and lead as they were, is asked about: %s', (path, panel, text) => {
  expect(asked(path, panel, text)).toEqual([`lost-panel ${path} warning`])
})

it('a test that has lost a variant is asked about', () => {
  expect(asked('experiments.json', '"name": "control"', '"name": "controll"')).toEqual(['lost-variant experiments.json warning'])
})

it('a condition for an answer that is new is not', () => {
  const both = '"funding_source": ["bank", "both"] }'
  const path = 'modes/landing-fc-iraonly.json'
  expect(asked(path, both, both.replace('"both"', '"both", "salary"'))).toEqual([])
})

it('an address that a provider has lost is asked about', () => {
  const slug = '"slug": "american-funds"'
  expect(asked('providers.json', slug, slug.replace('-', ''))).toEqual(['lost-address providers.json warning'])
  expect(asked('partners.json', '"partner": "example-partner"', '"partner": "partner"')).toEqual(['lost-address partners.json warning'])
})

it('two conditions that have changed places are asked about once', () => {
  const path = 'steps/retirement-concierge.json'
  const [test, control] = ['test', 'control'].map((variant) => `"when": {\n            "experiment.subscription": "${variant}"`)
  const first = changed(
    path,
    `"product": "retirement_concierge",\n          ${test}`,
    `"product": "retirement_concierge",\n          ${control}`,
  )
  const both = changed(path, `"product": "concierge",\n          ${control}`, `"product": "concierge",\n          ${test}`, first)
  expect(turnedRules(catalogue, both).map(({ rule }) => rule)).toEqual(['turned-condition'])
})

it('a condition more, of something new, and words are not', () => {
  const path = 'modes/landing-findrollover.json'
  expect(asked(path, '{ "plan.named": false }, ', '')).toEqual([])
  expect(asked(path, '"need-cash",', '{ "step": "need-cash", "when": { "ira.interest": true } },')).toEqual([])
  expect(asked('steps/search.json', 'Start the search', 'Begin the search')).toEqual([])
})

it('two numbers beside each other that have changed places are asked about, and one that is another is not', () => {
  const path = 'landings/landing-rollover-full.json'
  const one = changed(path, '"feeNow": 0.3', '"feeNow": 0.6')
  expect(swappedNumbers(catalogue, one)).toEqual([])
  const both = changed(path, '"feeThen": 0.6', '"feeThen": 0.3', one)
  expect(swappedNumbers(catalogue, both).map(({ rule, file, severity }) => [rule, file, severity])).toEqual([
    ['swapped-numbers', path, 'warning'],
  ])
})

it('a link that leads elsewhere is asked about where its words are as they were, and not where they are others', () => {
  const path = 'landings/landing-rc-solo.json'
  const turned = changed(path, '"href": "/landing-solo-2"', '"href": "/landing-solo-only"')
  expect(turnedTargets(catalogue, turned).map(({ rule, file }) => [rule, file])).toEqual([['turned-target', path]])
  expect(turnedTargets(catalogue, changed(path, 'List your jobs and see what we find', 'Take the quick check', turned))).toEqual([])
  const twoAlike = changed('steps/loan-unsure.json', '"label": "Compare loans from lenders"', '"label": "Find my old accounts"')
  expect(turnedTargets(catalogue, twoAlike)).toEqual([])
})

it('an answer that is gone is asked about, and one that was renamed with the command is not', () => {
  const last = ',\n        {\n          "value": "5-to-10-years",\n          "label": "In 5 to 10 years"\n        }'
  const lost = lostAnswers(catalogue, changed('questions.json', last, ''))
  expect(lost.map(({ rule, file }) => [rule, file])).toEqual([['lost-answer', 'questions.json']])
  expect(lost[0]?.message).toContain('“In 5 to 10 years” was an answer at the last commit')
  const renamed = changed(
    'questions.json',
    '"value": "5-to-10-years"',
    '"value": "years-5-to-10",\n          "formerly": ["5-to-10-years"]',
  )
  expect(lostAnswers(catalogue, renamed)).toEqual([])
})
