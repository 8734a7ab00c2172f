import { expect, it } from 'vitest'
import { describeSlips, foundAfter, type Slip } from './support/slip.ts'

/** Mistakes of sense: each part of the page is in order, and together they say what isn’t so. */
const slips: readonly Slip[] = [
  ['an answer that has another name now', 'steps/choose.json', 'choose “Search for me”', 'choose “Search it for me”', 'quoted-answer'],
  ['a folded part that is called otherwise', 'steps/next-step.json', 'Open “I want the cash”', 'Open “I want my cash”', 'quoted-name'],
  [
    'an answer of another page, told as one of this',
    'steps/ira/rollover-call-3.json',
    'choose “See where my money is”',
    'choose “Start the plan”',
    'quoted-name',
  ],
  ['a card at the other way to pay', 'steps/payment.json', '"payment_method": "card"', '"payment_method": "paypal"', 'at-other-answer'],
  ['a card that no fee needs', 'steps/origination-fee-state.json', '"fee_payment": "card"', '"fee_payment": "proceeds"', 'at-other-answer'],
  [
    'a bank’s window for numbers by hand',
    'steps/link-bank.json',
    '"bank_link_way": "online"',
    '"bank_link_way": "by-hand"',
    'at-other-answer',
  ],
  ['a card for everybody', 'steps/payment.json', '      "when": {\n        "payment_method": "card"\n      },\n', '', 'asked-of-everybody'],
  [
    'years of a loan for those who want none',
    'steps/borrow-partners.json',
    '      "when": {\n        "offers_choice": "yes"\n      },\n      "store": "alt_loan.term"',
    '      "store": "alt_loan.term"',
    'asked-of-everybody',
  ],
  [
    'a gain for certain',
    'steps/estimated-fees.json',
    'Looking at this page doesn’t change anything.',
    'Moving saves you money.',
    'certain-gain',
  ],
  [
    'a membership for certain',
    'landings/landing-subscription.json',
    'The search comes first and',
    'Membership pays for itself. It',
    'certain-gain',
  ],
  [
    'a gain for certain, in Spanish',
    'translations/es/steps/estimated-fees.json',
    'Mirar esta página no cambia nada.',
    'Mover el dinero te ahorra dinero.',
    'certain-gain',
  ],
  [
    'an approval that nobody gave',
    'steps/take-loan.json',
    'No money is sent until',
    'Your loan is approved. Nothing is sent until',
    'promised-return',
  ],
  ['a yes before the check', 'landings/landing-fc-loan.json', '"lead": "', '"lead": "You already qualify for a loan. ', 'promised-return'],
  [
    'a day on which an offer ends',
    'landings/landing-fc-deposit.json',
    'Checking is free.',
    'Checking is free until March 31, 2027.',
    'day-that-passes',
  ],
  [
    'a day on which it ends, in Spanish',
    'translations/es/landings/landing-fc-deposit.json',
    'Revisar es gratis.',
    'Revisar es gratis hasta el 31 de marzo de 2027.',
    'day-that-passes',
  ],
  ['questions that were counted before one more came', 'steps/qa4.json', 'Seven short questions', 'Six short questions', 'other-count'],
  [
    'documents that are one more',
    'steps/terms-conditions.json',
    'Read and accept three documents',
    'Read and accept four documents',
    'other-count',
  ],
  [
    'ways that are one less',
    'landings/landing-fc-medicalloan.json',
    'Four ways to pay the bill',
    'Five ways to pay the bill',
    'other-count',
  ],
  [
    'days of a refund',
    'landings/landing-concierge.json',
    'It doesn’t renew. Ask within 30 days',
    'It doesn’t renew. Ask within 90 days',
    'other-term-of-sale',
  ],
  [
    'weeks of a notice',
    'landings/landing-concierge.json',
    'We write to you a week before.',
    'We write to you two weeks before.',
    'other-term-of-sale',
  ],
  ['a month for a year', 'steps/payment.json', 'the full price for a year', 'the full price for a month', 'other-term-of-sale'],
  ['a renewal each month', 'landings/landing-solo-only.json', 'It renews each year', 'It renews each month', 'other-term-of-sale'],
  ['weeks of the letter', 'landings/landing-rc-solo.json', 'The letter lasts a year', 'The letter lasts six months', 'other-term-of-sale'],
  ['years of the letter', 'steps/letter-of-authorization.json', 'It ends one year later', 'It ends two years later', 'other-term-of-sale'],
  ['the smallest loan', 'landings/landing-fc-deposit.json', 'The least is $1,000.', 'The least is $500.', 'other-law'],
  ['the largest loan', 'steps/need-cash.json', 'and never more than $50,000', 'and never more than $60,000', 'other-law'],
  ['the limit of a year', 'steps/savings-program.json', 'For 2026 it is $7,500', 'For 2026 it is $7,000', 'other-law'],
  ['the age of the extra tax', 'landings/landing-rc.json', 'No. From 59½ on', 'No. From 55½ on', 'other-law'],
  ['another age of it', 'steps/estimated-fees.json', 'If you leave a job at 55 or later', 'If you leave a job at 57 or later', 'other-law'],
  [
    'what is sold, as free',
    'pages/home.json',
    '"what": "Concierge for one account",\n          "price": "{price:concierge}"',
    '"what": "Concierge for one account",\n          "price": "Free"',
    'priced-elsewhere',
  ],
  ['a button to its own page', 'steps/interested-loan.json', '"to": "loan-info"', '"to": "interested-loan"', 'leads-to-itself'],
  ['the button of a letter', 'steps/need-cash.json', '"continue": "Continue"', '"continue": "Sign the letter"', 'button-of-another-page'],
  [
    'the words of another tile',
    'modes/dashboard-savings.json',
    'Put money aside for later, a little at a time.',
    'See if you can, and what it would cost.',
    'said-twice',
  ],
  ['hours in one of two sentences', 'translations/es/steps/loan-terms.json', 'dos días hábiles', 'dos horas hábiles', 'other-unit'],
  ['a link to its own page', 'pages/about-us.json', '"href": "/mission"', '"href": "/about-us"', 'leads-to-itself'],
  ['an answer that is not on the list', 'personas/quincy-testcase.json', '"ira_type": "not-sure"', '"ira_type": "unsure"', 'unknown-value'],
  ['a spouse of singles', 'questions.json', '["married-joint", "married-separate"]', '["married-joint", "single"]', 'at-other-answer'],
  ['a drop that is none', 'questions.json', 'about $9,500', 'about $95,000', 'answers-out-of-order'],
  ['the keeper of another page', 'steps/call-verification.json', '"keptBy": ["phone-code"]', '"keptBy": ["receipts"]', 'keeper-of-another'],
  ['“su” in one sentence of two', 'translations/es/steps/next-step.json', 'Tus respuestas están', 'Sus respuestas están', 'formal-address'],
]

describeSlips(slips)

it.each([
  [
    'the name of a tile',
    'modes/dashboard-loan.json',
    '"name": "Borrow from your savings"',
    '"name": "Take a loan"',
    'steps/next-step.json',
  ],
  [
    'an answer of the questions',
    'questions.json',
    '"label": "US citizen"\n        },\n        {\n          "value": "permanent',
    '"label": "I’m a citizen"\n        },\n        {\n          "value": "permanent',
    'steps/country-citizenship.json',
  ],
  [
    'an answer that a landing page names',
    'steps/take-loan.json',
    '"label": "Buying my main home"',
    '"label": "A home to live in"',
    'landings/landing-fc-deposit.json',
  ],
])('%s that was changed is found where people are told to choose it', (_what, path, was, is, quoting) => {
  const found = foundAfter(path, was, is).map(({ rule, file }) => `${rule} ${file}`)
  expect(found).toContain(`quoted-name ${quoting}`)
})

it.each([
  ['Don’t cash it. Call us first', 'Cash it. Call us first', 'steps/ira/rollover-call-4.json'],
  ['Don’t sign. Call', 'Sign it. Call', 'steps/signatures.json'],
  ['Don’t enter a different number here.', 'Enter a number here.', 'steps/ira/open-beagle.json'],
])('“%s” that lost its “not” is found by its translation', (was, is, path) => {
  const found = foundAfter(path, was, is).map(({ rule, file }) => `${rule} ${file}`)
  expect(found).toContain(`added-negation translations/es/${path}`)
})
