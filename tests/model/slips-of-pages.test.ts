import { changeFile, checkCatalogue, foldPlaces, sayOnce } from '@app/engine/author'
import { expect, it } from 'vitest'
import { catalogue } from './support/all-flows.ts'
import { changed, describeSlips, foundAfter, type Slip } from './support/slip.ts'

/** Mistakes between two parts: of a page, of a field and its answers, of a mode and its steps, of a persona and its story. */
const slips: readonly Slip[] = [
  [
    'a page that starts the mode of another',
    'pages/401kloan.json',
    '"starts": "landing-fc-loan"',
    '"starts": "landing-rollover"',
    'target-of-another',
  ],
  ['a rate as a share of one', 'landings/landing-fc-refinance.json', '"rateNow": ', '"rateNow": 0.', 'example-that-cannot-be'],
  [
    'deposits beyond the limit of the law',
    'landings/landing-fc-iraonly.json',
    '"monthly": 100',
    '"monthly": 1000',
    'example-that-cannot-be',
  ],
  ['the fee of a loan for claims', 'landings/landing-fc-findfourth.json', '{price:find_money}', '{price:loan_fee}', 'price-of-another'],
  ['two buttons of one name', 'steps/loan-not-yet.json', '"label": "Stop here"', '"label": "Continue"', 'said-twice'],
  ['a fee as a share of one', 'landings/landing-balance.json', '"feeNow": 1.2', '"feeNow": 0.012', 'example-that-cannot-be'],
  [
    'columns in another order',
    'landings/landing-subscription.json',
    '["Free plan", "Concierge membership"]',
    '["Concierge membership", "Free plan"]',
    'columns-crossed',
  ],
  [
    'free on a page of prices',
    'pages/home.json',
    'Free to look. Paid help is always your choice.',
    'Always free. You can stop at any time.',
    'free-and-priced',
  ],
  [
    'an answer that costs among free ones',
    'steps/choose.json',
    'You book a free call, and',
    'You book a call for a small fee, and',
    'free-and-priced',
  ],
  [
    'a link to what another page is for',
    'pages/home.json',
    '"href": "/landing-fc-findfourth"',
    '"href": "/landing-fc-loan"',
    'target-of-another',
  ],
  ['minutes of another way', 'landings/landing-rollover.json', 'About 12 minutes', 'About 5 minutes', 'other-minutes'],
  [
    'a card number in plain text',
    'steps/borrow-current.json',
    'Your plan at work, a bank or a card company.',
    'The lender and your full card number.',
    'secret-in-plain-text',
  ],
  [
    'a password in plain text',
    'steps/ira-account-number.json',
    'The name of the bank, broker or other company.',
    'The name of the bank, and your password there.',
    'secret-in-plain-text',
  ],
  [
    'a question about what the page no longer shows',
    'steps/search.json',
    '    {\n      "panel": "search-terms",\n      "jobs": "previous-jobs",\n      "person": "personal-information",\n      "empty": "There’s nothing to search for yet. Add an employer, a name you’ve used or a place you’ve lived, and it’ll appear here."\n    },\n',
    '',
    'points-at-nothing',
  ],
  [
    '“here’s who holds it”, and nobody is named',
    'steps/congratulations.json',
    '    {\n      "panel": "balance"\n    },\n    {\n      "panel": "state-held-retirement"\n    },\n',
    '',
    'points-at-nothing',
  ],
  ['“here are your fees” on a page without any', 'steps/take-care.json', '"lead": "', '"lead": "Here are your fees. ', 'points-at-nothing'],
  ['months for years', 'steps/borrow-current.json', '"help": "Whole years.', '"help": "Whole months.', 'other-unit'],
  [
    'a photo of those who file themselves',
    'steps/get-lost-money-online.json',
    '"when": {\n        "file_with_help": "help"\n      },\n      "store": "unclaimed_properties.photo_id",',
    '"when": {\n        "file_with_help": "self"\n      },\n      "store": "unclaimed_properties.photo_id",',
    'at-other-answer',
  ],
  [
    'the message of another question',
    'questions.json',
    'Choose the range that comes closest to your income.',
    'Choose your filing status.',
    'message-of-another',
  ],
  ['a code that nothing sends', 'steps/call-verification.json', '"panel": "phone-code"', '"panel": "step-tasks"', 'kind-lacks'],
  ['a host of everybody', 'partners.json', '"benefits.example.com"', '"gmail.com"', 'host-of-everybody'],
  [
    'another age than the story says',
    'personas/ada-sample.json',
    '"dob": "04/27/1992",\n    "ssn"',
    '"dob": "04/27/1962",\n    "ssn"',
    'other-age',
  ],
  ['a loan of more than half', 'personas/hugo-draft.json', '"amount": 8000', '"amount": 30000', 'loan-that-cannot-be'],
  ['a loan below the smallest', 'personas/hugo-draft.json', '"amount": 8000', '"amount": 800', 'loan-that-cannot-be'],
  ['copies of what nobody signs', 'modes/landing-fc-newloan.json', '"until": "signatures"', '"until": "photo-id"', 'never-done'],
  [
    'papers that open at another page',
    'modes/dashboard-loan.json',
    '"place": "signing", "at": "signatures"',
    '"place": "signing", "at": "take-loan"',
    'place-of-another',
  ],
]

/** What a page says of itself, and is not so. */
const unlikeItself: readonly Slip[] = [
  [
    'what has to be chosen and may be left out',
    'steps/ira/select-401ks.json',
    '"type": "accounts",',
    '"type": "accounts",\n      "optional": true,',
    'message-of-nothing',
  ],
  ['reasons of something else', 'steps/donotqualify.json', '"about": "loan"', '"about": "moves"', 'panel-of-another'],
  ['a membership at a typed price', 'pages/options.json', 'A membership or', 'A membership for $99 a year or', 'typed-price'],
  [
    'a link that is called like another page',
    'landings/landing-rollover-v3.json',
    '"/landing-combine"',
    '"/landing-concierge"',
    'target-of-another',
  ],
  ['labels that are counted', 'landings/landing-fc-findthird.json', 'one of these five labels', 'one of these six labels', 'other-count'],
]

describeSlips(slips)
describeSlips(unlikeItself)

const isPaid =
  '{ "step": "payment", "when": { "all": [{ "not": { "search.state": "ended", "accounts.found": false } }, { "concierge": "yes" }] } },\n'
const fee = '    { "step": "origination-fee-state", "when": { "all": [{ "loan_interest": true }, { "loan.ready": true }] } },\n'
const terms = fee.replace('origination-fee-state', 'loan-terms')
const receipt = [
  '{',
  '      "step": "congrats",',
  '      "when": { "all": [{ "not": { "search.state": "ended", "accounts.found": false } }, { "concierge": "yes" }, { "payment.made": true }] }',
  '    }',
].join('\n')

it.each([
  [
    'a receipt before the payment',
    'modes/landing-concierge.json',
    `${isPaid}    ${receipt}`,
    `${receipt},\n    ${isPaid.slice(0, -2)}`,
    'receipt-too-soon',
  ],
  ['how to pay after paying', 'modes/dashboard-loan.json', `${fee}${terms}`, `${terms}${fee}`, 'charged-before-told'],
])('%s is one error, at the step that stands wrong', (_what, path, was, is, rule) => {
  expect(foundAfter(path, was, is).map(({ rule: said, file }) => `${said} ${file}`)).toEqual([`${rule} ${path}`])
})

it.each([
  [
    'a branch that is tried too late',
    'modes/landing-fc-newfind.json',
    '{\n          "step": "search-result"\n        }',
    '{\n          "when": { "search_choice": "person", "search_call.booked": true },\n          "step": "search-result"\n        }',
    'no-last-branch',
  ],
  [
    'a close of the other half of the people',
    'landings/landing-concierge.json',
    '"experiment.subscription": "control"\n      },\n      "title": "Give the next call to us"',
    '"experiment.subscription": "test"\n      },\n      "title": "Give the next call to us"',
    'landing-shape',
  ],
  [
    'a price that is typed',
    'landings/landing-solo-only.json',
    '"price": "{price:retirement_account_membership}"',
    '"price": "$99 a year"',
    'typed-price',
  ],
  ['an answer that comes later', 'steps/get-back.json', 'within two business days', 'within five business days', 'other-time'],
])('%s is one error, with all that follows from it', (_what, path, was, is, rule) => {
  expect(foldPlaces(sayOnce(foundAfter(path, was, is))).map(({ rule: said, file }) => `${said} ${file}`)).toEqual([`${rule} ${path}`])
})

it('a mode that has lost a step is found by the note of the step that speaks of it', () => {
  const found = foundAfter('modes/landing-solo-2.json', '    "results-bullets",\n', '')
  expect(found.map(({ rule, file }) => `${rule} ${file}`)).toEqual(['note-of-mode steps/results-bullets.json'])
})

it('two buttons of one name are one error, and not one in each language', () => {
  const english = changed('steps/donotqualify.json', '"label": "Compare loans from lenders"', '"label": "See loans from lending partners"')
  const both = changed(
    'translations/es/steps/donotqualify.json',
    '"Comparar préstamos de prestamistas"',
    '"Ver préstamos de prestamistas asociados"',
    english,
  )
  expect(foldPlaces(sayOnce(checkCatalogue(both))).map(({ rule, file }) => `${rule} ${file}`)).toEqual([
    'said-twice steps/donotqualify.json',
  ])
})

it('a test that is settled by its odds and still planned is found', () => {
  const [was, is] = [0.95, 1].map((odds) => `"odds": ${odds},\n          "about": "The concierge is offered as a subscription`)
  const control = (odds: number) => `"odds": ${odds},\n          "about": "The concierge is offered for a single payment."\n        }`
  const text = changed('experiments.json', was ?? '', is ?? '').documents.experiments.get('experiments')?.text ?? ''
  const settled = changeFile(catalogue, { path: 'experiments.json', text: text.replace(control(0.05), control(0)) })
  expect(checkCatalogue(settled).map(({ rule }) => rule)).toEqual(['settled-and-planned'])
})

it('a page that asks about itself points at nothing else, and pointing keeps nothing from going live', () => {
  const titled = (title: string) => foundAfter('steps/take-care.json', '"lead": "', `"lead": "${title} `)
  const pointing = (title: string) => titled(title).filter(({ rule }) => rule === 'points-at-nothing')
  expect(pointing('Is this page new to you?')).toEqual([])
  expect(pointing('Is this your fee?').map(({ severity }) => severity)).toEqual(['warning'])
})
