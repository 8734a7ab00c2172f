import { describeSlips, describeSlipsInFile, type Slip } from './support/slip.ts'

/** What a step needs for what it asks, shows and says: its kind, its prices, its limits, the answers and the letter that it speaks of. */
const slips: readonly Slip[] = [
  ['a least deposit that nobody is told', 'questions.json', 'Enter $10 or more.', 'Enter a larger amount.', 'limit-unsaid'],
  ['a highest age that nobody is told', 'questions.json', 'Enter an age of 100 or less.', 'Enter a lower age.', 'limit-unsaid'],
  ['a year that its message doesn’t mean', 'steps/previous-jobs.json', '"min": 1950', '"min": 1905', 'other-limit-said'],
  ['a sum that is one too many', 'steps/borrow-current.json', 'Enter 1 year or more.', 'Enter 2 years or more.', 'other-limit-said'],
  ['a call booked on a form', 'steps/combine-calendly.json', '"kind": "schedule"', '"kind": "form"', 'kind-and-fields'],
  ['a bank linked on a form', 'steps/link-bank.json', '"kind": "link-account"', '"kind": "form"', 'kind-and-fields'],
  ['a signature on a summary', 'steps/signatures.json', '"kind": "sign"', '"kind": "summary"', 'kind-and-fields'],
  ['the price of another fee', 'steps/origination-fee-state.json', '"product": "loan_fee"', '"product": "find_money"', 'other-price-shown'],
  ['the price of a tip for a share', 'steps/qa11-no2.json', '"product": "performance"', '"product": "tip"', 'other-price-shown'],
  ['the price of claims for an IRA', 'steps/locate-destination.json', '"product": "ira"', '"product": "find_money"', 'other-price-shown'],
  ['the letter of those who have none', 'steps/search-in-progress.json', '"needs": "letter"', '"needs": "personal"', 'letter-not-needed'],
  [
    'a note for those who want a loan, at cash',
    'steps/next-step.json',
    '"cash_need": "loan"',
    '"cash_need": "withdrawal"',
    'at-other-answer',
  ],
]

describeSlipsInFile(slips)

/** Where a link leads, and whose name stands on a page, other files tell. */
const amongFiles: readonly Slip[] = [
  [
    'a search that leads to a loan',
    'pages/options.json',
    '"href": "/landing-fc-newfind"',
    '"href": "/landing-fc-loan"',
    'target-of-another',
  ],
  [
    'a button of the search that starts a loan',
    'steps/us-citizen-only.json',
    '"mode": "dashboard-lost-money"',
    '"mode": "landing-fc-medicalloan"',
    'target-of-another',
  ],
  ['a company that helps', 'landings/landing-solo-2.json', '"lead": "', '"lead": "Rolloverly helps you. ', 'company-named'],
  ['a company in Spanish', 'translations/es/pages/home.json', '"lead": "', '"lead": "Robinhood lo hace. ', 'company-named'],
]

describeSlips(amongFiles)
