import { checkDocument } from '@app/engine/author'
import { expect, it } from 'vitest'
import { changed, describeSlips, foundAfter, type Slip } from './support/slip.ts'

/** Mistakes on a step that are in order one by one: words, values, limits, consents and what follows from an answer don’t fit each other. */
const slips: readonly Slip[] = [
  ['a loan without its most', 'steps/take-loan.json', '      "max": 50000,\n', '', 'other-law'],
  [
    'an account number of a list, as plain text',
    'steps/automatic-rollover-account.json',
    '"type": "account-number"',
    '"type": "text"',
    'secret-in-plain-text',
  ],
  ['a ZIP code of a list, as plain text', 'steps/unclaimed-addresses.json', '"type": "zip"', '"type": "text"', 'unprotected-type'],
  ['a name of a list, as plain text', 'steps/unclaimed-addresses.json', '"type": "name"', '"type": "text"', 'unprotected-type'],
  ['an address of a question, as plain text', 'questions.json', '"type": "email"', '"type": "text"', 'unprotected-type'],
  [
    'a birth date that is to come',
    'steps/personal-information.json',
    '"max": "18 years ago"',
    '"max": "18 years from now"',
    'other-limit-said',
  ],
  [
    'years ago for years from now',
    'steps/ira/rollover-call-4.json',
    '"max": "2 years from now"',
    '"max": "2 years ago"',
    'other-limit-said',
  ],
  ['months for years', 'steps/ira/rollover-call-4.json', 'within the next 2 years', 'within the next 2 months', 'other-limit-said'],
  ['“ago” for what is to come', 'steps/ira/rollover-call-4.json', 'within the next 2 years', 'at most 2 years ago', 'other-limit-said'],
  [
    'years ahead, in Spanish those that were',
    'translations/es/steps/ira/rollover-call-4.json',
    'próximos 2 años',
    'últimos 2 años',
    'other-direction',
  ],
  ['“or less” for the least', 'questions.json', 'Enter an age of 30 or more.', 'Enter an age of 30 or less.', 'other-limit-said'],
  [
    'an example above the most',
    'questions.json',
    '"max": 100,\n      "errors": {\n        "required": "Enter the age when you plan to retire',
    '"max": 60,\n      "errors": {\n        "required": "Enter the age when you plan to retire',
    'example-refused',
  ],
  [
    'an example below the least',
    'questions.json',
    'in dollars, such as 50 or $50.00',
    'in dollars, such as 50 or $5.00',
    'example-refused',
  ],
  [
    'an example with half a year',
    'steps/borrow-current.json',
    'Enter whole years, such as 3.',
    'Enter whole years, such as 3.5.',
    'example-refused',
  ],
  ['a last year that passes', 'steps/previous-jobs.json', '"max": "today"', '"max": 2024', 'wrong-limit'],
  [
    'a question of the way that people can leave out',
    'questions.json',
    '"questions": ["planned_retirement_age", "liquidity_needs"]',
    '"questions": ["planned_retirement_age", "liquidity_needs", "investor_feeling"]',
    'route-and-page',
  ],
  ['a percentage as a share of one', 'steps/borrow-current.json', 'such as 7.5.', 'such as 0.075.', 'example-refused'],
  ['a ZIP code of four digits', 'steps/unclaimed-addresses.json', 'such as 97201', 'such as 9720', 'example-refused'],
  ['a birth date of a child', 'steps/personal-information.json', 'year, such as 04 27 1985', 'year, such as 04 27 1885', 'example-refused'],
  ['a “no” that is saved as a yes', 'steps/qa11.json', '"label": "Yes, pay the membership fee"', '"label": "No, not now"', 'answer-turned'],
  [
    'brackets that changed places',
    'questions.json',
    '"value": "22",\n          "label": "22%"\n        },\n        {\n          "value": "24",\n          "label": "24%"',
    '"value": "24",\n          "label": "24%"\n        },\n        {\n          "value": "22",\n          "label": "22%"',
    'answers-out-of-order',
  ],
  ['a digit too many among examples', 'questions.json', 'to about $8,500', 'to about $85,000', 'answers-out-of-order'],
  [
    'a consent in our own words',
    'steps/call-verification.json',
    'You may call me at this number about my accounts.',
    'We may call you at this number about your accounts.',
    'consent-of-others',
  ],
  ['an answer that no longer ends', 'steps/savings-program.json', '          "until": "tax-day",\n', '', 'message-of-nothing'],
  ['a secret before there is an account', 'steps/personal-information.json', '"ssn.known": true', '"ssn.known": false', 'secret-too-soon'],
  [
    'the consequence of the “yes”',
    'steps/fix-401k.json',
    'it can’t be undone.",\n          "sets": {\n            "ira.interest": false',
    'it can’t be undone.",\n          "sets": {\n            "ira.interest": true',
    'same-consequence',
  ],
  [
    'a payment after which nothing is paid',
    'steps/payment.json',
    '  "sets": {\n    "membership.paid": true\n  },\n',
    '',
    'paid-without-effect',
  ],
  ['a page for everybody that shows a balance', 'steps/balance.json', '  "needs": "personal",\n', '', 'shown-to-strangers'],
  [
    'a colleague who does something else',
    'steps/balance.json',
    '"keptBy": ["money-answers"]',
    '"keptBy": ["claim-filings"]',
    'keeper-of-another',
  ],
  [
    '“you pay once” of a membership',
    'steps/payment.json',
    'nothing to cancel."\n      },\n      "when": {\n        "concierge": "yes",\n        "experiment.subscription": "control"',
    'nothing to cancel."\n      },\n      "when": {\n        "concierge": "yes",\n        "experiment.subscription": "test"',
    'renews-otherwise',
  ],
  [
    'what all have before anybody pays',
    'facts.json',
    '"it is settled how the service is paid", "values": [true, false], "from": "service", "start": false',
    '"it is settled how the service is paid", "values": [true, false], "from": "service", "start": true',
    'starts-at-its-end',
  ],
  [
    'the signature of somebody else',
    'personas/hugo-draft.json',
    '"signature": "Hugo Draft"',
    '"signature": "Dov Stand-In"',
    'somebody-else',
  ],
  [
    'the address of somebody else',
    'personas/hugo-draft.json',
    '"answers": {\n    "personal-information": {\n      "first_name": "Hugo"',
    '"answers": {\n    "personal-information": {\n      "first_name": "Dov"',
    'somebody-else',
  ],
  [
    'more than elsewhere',
    'landings/landing-rollover.json',
    'Then we help move the money into one IRA in your name.',
    'Then we move the money into one IRA where it earns more.',
    'promised-return',
  ],
  [
    'more than elsewhere, in Spanish',
    'translations/es/landings/landing-rollover.json',
    'Luego ayudamos a mover el dinero a una sola IRA a tu nombre.',
    'Luego ayudamos a mover el dinero a una sola IRA, donde gana más.',
    'promised-return',
  ],
  [
    'a page that starts what costs something',
    'pages/options.json',
    '"starts": "onboarding"',
    '"starts": "landing-fc-loan"',
    'price-not-said',
  ],
]

it('a question that follows from others by no rule of the service is found', () => {
  const derived =
    '"near_retirement": { "label": "Near retirement", "type": "yes-no", "derivedFrom": "the date of birth" },\n    "us_citizen": {'
  const found = foundAfter('questions.json', '"us_citizen": {', derived)
  expect(found.map(({ rule, file }) => `${rule} ${file}`)).toContain('derived-by-nothing questions.json')
})

describeSlips(slips)

it('a view that another page has is found, and both pages are named', () => {
  const found = foundAfter('steps/get-lost-money-new.json', '"view": "new"', '"view": "all"')
  expect(found.map(({ rule, file, message }) => [rule, file, message])).toEqual([
    ['said-twice', 'steps/get-lost-money.json', '“get-lost-money-new” shows this view of “unclaimed-matches” too.'],
  ])
})

it('columns that changed places are found', () => {
  const path = 'steps/personal-information.json'
  const [given, family] = ['"autocomplete": "given-name",\n      ', '"autocomplete": "family-name",\n      ']
  const [first, last] = ['"store": "personal_information.first_name"', '"store": "personal_information.last_name"']
  const flows = changed(path, `${family}${last}`, `${family}${first}`, changed(path, `${given}${first}`, `${given}${last}`))
  const step = flows.documents.step.get('personal-information')
  expect(step && checkDocument(step, flows).map(({ rule }) => rule)).toEqual(['columns-crossed'])
})
