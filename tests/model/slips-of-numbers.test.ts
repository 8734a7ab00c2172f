import { describeSlips, type Slip } from './support/slip.ts'

/** Numbers that the law or the service has fixed, and that a page says otherwise: in digits and in words. */
const slips: readonly Slip[] = [
  ['what is withheld', 'pages/options.json', 'the plan keeps 20% for tax', 'the plan keeps 10% for tax', 'other-law'],
  ['what is withheld, in a figure', 'pages/options.json', 'At least 20% is held back', 'At least 30% is held back', 'other-law'],
  ['days to put it back', 'steps/need-cash.json', 'You have 60 days to put it back', 'You have 90 days to put it back', 'other-law'],
  ['days after which nothing is undone', 'steps/donotqualify.json', 'back after 60 days', 'back after 30 days', 'other-law'],
  ['the loan from which a spouse signs', 'steps/loan-terms.json', 'more than $5,000', 'more than $10,000', 'other-law'],
  ['the balance that a plan may move out', 'steps/fix-401k.json', 'up to $7,000', 'up to $5,000', 'other-law'],
  ['the age of customers', 'pages/terms.json', 'You must be 18 or older', 'You must be 21 or older', 'other-law'],
  ['the age of a contact', 'steps/trusted-contact.json', 'aged 18 or older', 'aged 16 or older', 'other-law'],
  ['half a year that is missing', 'steps/stop-losing.json', 'you wait until 59½', 'you wait until 59', 'other-law'],
  ['a field that takes more than may be lent', 'steps/take-loan.json', '"max": 50000', '"max": 500000', 'other-law'],
  ['a zero that is asked for and refused', 'steps/additional-info.json', '"min": 0', '"min": 1', 'other-limit-said'],
  ['a column that takes a hundredth elsewhere', 'steps/locate-401k.json', '"max": 20000000', '"max": 200000', 'other-limit'],
  ['an address with a ZIP code of another state', 'brand.json', 'Springfield, IL 62701', 'Springfield, IL 67201', 'zip-of-another-state'],
  ['hours in place of days', 'steps/congrats.json', 'within two business days', 'within one hour', 'other-time'],
  ['minutes in place of days', 'steps/congrats.json', 'within two business days', 'within thirty minutes', 'other-time'],
  [
    'a notice in words beyond twelve',
    'landings/landing-subscription.json',
    'We write to you seven days before',
    'We write to you fourteen days before',
    'other-term-of-sale',
  ],
  [
    'a number in words that English has in others',
    'translations/es/landings/landing-subscription.json',
    'siete días antes',
    'quince días antes',
    'other-number',
  ],
]

describeSlips(slips)
