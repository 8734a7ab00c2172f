import { describeSlips, type Slip } from './support/slip.ts'

/** Figures that are all of the law, each said of what another one is of; in both languages alike nothing else would see it. */
const slips: readonly Slip[] = [
  ['days for a first home', 'landings/landing-401kmortgage.json', '"figure": "120 days"', '"figure": "60 days"', 'other-law'],
  [
    'the sum for a first home',
    'landings/landing-401kmortgage.json',
    'up to $10,000 over your life',
    'up to $7,000 over your life',
    'other-law',
  ],
  ['half and a sum, in a table', 'landings/landing-401kmortgage.json', 'up to $50,000"', 'up to $10,000"', 'other-law'],
  ['the year of a limit', 'steps/automatic-rollover-account.json', 'Since 2024 that', 'Since 2022 that', 'other-law'],
  ['the limit before that year', 'steps/automatic-rollover-account.json', 'it was $5,000', 'it was $7,000', 'other-law'],
  ['the balance that has to go to an IRA', 'steps/automatic-rollover-account.json', 'over $1,000, it', 'over $5,000, it', 'other-law'],
  [
    'what is withheld, as an extra tax',
    'landings/landing-401kmortgage.json',
    'the 10% extra tax as well',
    'the 20% extra tax as well',
    'other-law',
  ],
  ['extra tax, as what is withheld', 'steps/ira/sorry.json', 'It holds back 20% for tax', 'It holds back 10% for tax', 'other-law'],
  ['the age of an IRA, of a job', 'steps/fix-401k.json', 'If you left the job at 55', 'If you left the job at 59½', 'other-law'],
  ['the age of a job, of an IRA', 'steps/ira/select-401ks.json', 'allow that before 59½', 'allow that before 55', 'other-law'],
  ['how long most loans run', 'landings/landing-401kmortgage.json', 'you have five years', 'you have ten years', 'other-law'],
  ['how long a rate is held', 'landings/landing-fc-loan.json', 'held for 30 days', 'held for 60 days', 'other-law'],
  ['how long a loan waits', 'steps/signatures.json', 'within 30 days of its', 'within 60 days of its', 'other-law'],
  ['when a loan is sent', 'steps/loan-terms.json', 'two business days after', 'five business days after', 'other-law'],
  [
    'how soon we answer, without a keeper',
    'pages/contact-us.json',
    'with the same two business',
    'with the same five business',
    'other-law',
  ],
  ['one IRA into another', 'landings/landing-fc-iraloan.json', 'only once in 12 months', 'only once in 6 months', 'other-law'],
  ['the limit of pay', 'landings/landing-fc-soloonly.json', '$24,500 from', '$23,500 from', 'other-law'],
  ['until when a deposit is stopped', 'steps/loan-terms.json', 'three business days before', 'two business days before', 'other-law'],
]

describeSlips(slips)
