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

/** Conditions and answers that are the wrong way round, and names of something else. */
const turned: readonly Slip[] = [
  ['a code for confirmed phones', 'steps/call-verification.json', '"phone.confirmed": false', '"phone.confirmed": true', 'asked-when-done'],
  ['a second booking', 'steps/search-schedule-call.json', '"search_call.booked": false', '"search_call.booked": true', 'led-when-done'],
  [
    'nothing found where something is',
    'steps/retirement-concierge.json',
    '"accounts.found": false',
    '"accounts.found": true',
    'said-of-others',
  ],
  [
    'a receipt of those who paid nothing',
    'steps/unlock-401k.json',
    '"membership.paid": true',
    '"membership.paid": false',
    'said-of-others',
  ],
  ['“which company” at no', 'questions.json', '"traded_company": true', '"traded_company": false', 'at-other-answer'],
  ['“who” at no', 'questions.json', '"politically_affiliated": true', '"politically_affiliated": false', 'at-other-answer'],
  ['every month for weekly', 'questions.json', '"label": "Every week"', '"label": "Every month"', 'words-of-another'],
  ['two answers of one name in a field of some', 'steps/link-bank.json', '"label": "Checking"', '"label": "Savings"', 'said-twice'],
  ['a mode that ends in signing', 'modes/dashboard-loan.json', '"go": "interested-loan"', '"go": "signatures"', 'finished-at-work'],
  [
    'a search that is called a loan',
    'modes/dashboard-search.json',
    '"name": "Search for old accounts"',
    '"name": "Borrow money"',
    'target-of-another',
  ],
  [
    'a deposit for a medical bill',
    'modes/landing-fc-medicalloan.json',
    '"purpose": "medical"',
    '"purpose": "education"',
    'preset-of-another',
  ],
  ['a button for a loan', 'landings/landing-balance.json', '"button": "', '"button": "Borrow and ', 'other-button'],
  ['blue errors', 'brand.json', '"error": "#A3271A"', '"error": "#1A27A3"', 'calm-error'],
  [
    'a birth date that can be left out',
    'steps/personal-information.json',
    '"name": "dob"',
    '"name": "dob", "optional": true',
    'message-of-nothing',
  ],
  ['reasons of a link for a loan', 'steps/plaid-failed.json', '"about": "links"', '"about": "loan"', 'panel-of-another'],
  ['the number of a request for claims', 'steps/get-lost-money-online.json', '"of": "claims"', '"of": "request"', 'panel-of-another'],
  [
    'a membership that can’t be refunded',
    'steps/payment.json',
    '"lead": "',
    '"lead": "Payments are non-refundable. ',
    'other-term-of-sale',
  ],
  ['a call to cancel', 'pages/terms.json', '"lead": "', '"lead": "Call us to cancel. ', 'other-term-of-sale'],
  ['an office that we work with', 'pages/mission.json', '"lead": "', '"lead": "We partner with the IRS. ', 'untrue-of-us'],
  ['a limit on a page with a chart', 'steps/performance.json', '"panel": "growth-chart"', '"panel": "loan-limit"', 'panel-of-another'],
  [
    'a limit on a page about dates',
    'steps/savings-program-confirm.json',
    '"panel": "savings-dates"',
    '"panel": "loan-limit"',
    'panel-of-another',
  ],
  ['a button for another step', 'steps/ira/select-401ks.json', '"to": "ira/open-beagle"', '"to": "photo-id"', 'target-of-another'],
  ['a button for the loan', 'steps/take-loan.json', '"to": "loan-info"', '"to": "link-bank"', 'target-of-another'],
  ['words of others for the same people', 'steps/ira/rollover-call-3.json', '"ira.interest": true', '"ira.interest": false', 'said-twice'],
  ['a job of a child', 'personas/ada-sample.json', '"start_year": 2014', '"start_year": 1994', 'beyond-limit'],
  ['a reward in dollars', 'landings/landing-reward.json', '"lead": "', '"lead": "We pay you $25. ', 'gift-of-nobody'],
  ['as safe as a bank', 'landings/landing-rollover-new.json', '"lead": "', '"lead": "It’s as safe as your bank. ', 'promised-return'],
  ['a second sum of the law', 'steps/ira/sorry.json', 'or move up to $7,000', 'or move up to $17,000', 'other-law'],
  ['another extra tax', 'steps/terms-conditions.json', 'a 10% extra tax can be added', 'a 15% extra tax can be added', 'other-law'],
  ['data that we sell', 'pages/about-us.json', 'We don’t sell your data', 'We sell your data', 'lost-denial'],
  ['money that passes through us', 'landings/landing-rollover.json', 'It never passes through us.', 'It passes through us.', 'lost-denial'],
  ['an IRA that lends', 'pages/401kloan.json', 'An IRA can never lend.', 'An IRA can lend.', 'lost-denial'],
  ['a check to oneself', 'steps/next-step.json', 'must be made out to the new plan, not to you', 'must be made out to you', 'other-law'],
  ['a box that isn’t there', 'steps/no-balance.json', 'code D in box 12', 'code D in box 21', 'other-law'],
  ['a sum since 2024', 'steps/automatic-rollover-account.json', 'up to $7,000', 'up to $70,000', 'other-law'],
]

describeSlipsInFile([...slips, ...turned])

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
  [
    'the page of the other variant',
    'modes/landing-fc-newloan.json',
    '"experiment.percentage": "test"',
    '"experiment.percentage": "control"',
    'variant-of-another',
  ],
  ['work history that nothing completes', 'steps/previous-jobs.json', '"completes": "previous_jobs",', '', 'never-completed'],
  ['a company that helps', 'landings/landing-solo-2.json', '"lead": "', '"lead": "Rolloverly helps you. ', 'company-named'],
  ['a company in Spanish', 'translations/es/pages/home.json', '"lead": "', '"lead": "Robinhood lo hace. ', 'company-named'],
]

describeSlips(amongFiles)
