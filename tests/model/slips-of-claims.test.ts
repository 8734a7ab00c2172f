import { describeSlips, describeSlipsInFile, type Slip } from './support/slip.ts'

/** Claims that somebody else would have to make, words that push people, and parts of a page that contradict each other. */
const slips: readonly Slip[] = [
  ['money that we hold', 'steps/ira/open-IRA.json', '{custodian} holds it in your name', '{company} holds it in your name', 'untrue-of-us'],
  ['money that is insured', 'landings/landing-solo.json', '"lead": "', '"lead": "Your savings are FDIC insured. ', 'untrue-of-us'],
  [
    'an office that registered us',
    'pages/about-us.json',
    '"lead": "',
    '"lead": "{company} is a registered investment adviser. ',
    'untrue-of-us',
  ],
  ['stars that nobody gave', 'pages/mission.json', '"lead": "', '"lead": "Our members rate us 4.8 out of 5. ', 'untrue-of-us'],
  ['customers that nobody counted', 'landings/landing-rc.json', '"lead": "', '"lead": "Trusted by 20,000 people. ', 'untrue-of-us'],
  [
    'an adviser in Spanish',
    'translations/es/pages/about-us.json',
    '"lead": "',
    '"lead": "Somos asesores registrados ante la SEC. ',
    'untrue-of-us',
  ],
  [
    'a figure of our own',
    'landings/landing-balance.json',
    '"source": "Internal Revenue Code, section 411(a)(1)"',
    '"source": "Our own figures, 2025"',
    'no-source',
  ],
  ['a source that is to come', 'landings/landing-reward.json', '16 CFR 255.5, 2023', '16 CFR 255.5, 2033', 'source-to-come'],
  [
    'costs that are cut',
    'steps/need-cash.json',
    'If you don’t, you can leave',
    'A move cuts what you pay in fees. If you don’t, you can leave',
    'certain-gain',
  ],
  ['a day that there isn’t', 'pages/privacy.json', 'November 27, 2026', 'November 31, 2026', 'impossible-day'],
  ['a day in the other order', 'steps/savings-program.json', 'such as 12 15 2026', 'such as 15 12 2026', 'impossible-day'],
  ['a range that falls', 'landings/landing-balance.json', '$14,000 to $18,700', '$18,700 to $14,000', 'range-turned'],
  [
    'an answer that shames',
    'steps/beagle-member.json',
    '"label": "Continue for free"',
    '"label": "No, I’d rather pay more later"',
    'shaming-answer',
  ],
  ['a link without words', 'pages/mission.json', '"link": "Start a search"', '"link": "Learn more"', 'vague-button'],
  ['a button that promises money', 'steps/take-loan.json', '"continue": "', '"continue": "Get my money, or ', 'button-of-outcome'],
  ['a form that there isn’t', 'landings/landing-rollover.json', 'on the 1099-R should', 'on the 1090-R should', 'unknown-form'],
  [
    'Roth money in another account',
    'steps/ira-account-number.json',
    'Roth money goes to a Roth IRA',
    'Roth money goes to a Traditional IRA',
    'other-law',
  ],
  ['a name out of the files', 'landings/landing-solo.json', '"lead": "', '"lead": "Beagle looks for you. ', 'name-of-a-file'],
]

describeSlips(slips)

/** What would be fine if it were true. */
const untrue: readonly Slip[] = [
  ['a bank that we aren’t', 'landings/landing-balance.json', '"lead": "', '"lead": "{brand} is a savings bank. ', 'untrue-of-us'],
  ['advisers that we don’t have', 'steps/portfolio.json', '"lead": "', '"lead": "Our financial advisers picked it. ', 'untrue-of-us'],
  ['an adviser in Spanish, as “we”', 'translations/es/steps/portfolio.json', '"lead": "', '"lead": "Somos tu asesor. ', 'untrue-of-us'],
  [
    'families that nobody asked',
    'landings/landing-fc-findthird.json',
    '"lead": "',
    '"lead": "Millions of families use it. ',
    'untrue-of-us',
  ],
  ['the leading service', 'pages/mission.json', '"lead": "', '"lead": "We are the leading rollover service. ', 'untrue-of-us'],
  ['what is bound to rise', 'steps/performance.json', '"lead": "', '"lead": "Over ten years it is bound to rise. ', 'promised-return'],
  [
    'money that never falls',
    'landings/landing-fc-iraonly.json',
    '"lead": "',
    '"lead": "Your savings can never fall here. ',
    'promised-return',
  ],
  ['a guarantee in Spanish', 'translations/es/steps/performance.json', '"lead": "', '"lead": "Está garantizado. ', 'promised-return'],
  ['three days left', 'landings/landing-fc-deposit.json', '"lead": "', '"lead": "There are three days left. ', 'false-hurry'],
  ['a price that ends soon', 'steps/beagle-member.json', '"lead": "', '"lead": "This price ends soon. ', 'false-hurry'],
  ['money overnight', 'steps/take-loan.json', '"lead": "', '"lead": "The money is there overnight. ', 'promised-speed'],
  ['an instant loan', 'landings/landing-fc-loan.json', '"lead": "', '"lead": "Take an instant loan. ', 'promised-speed'],
  ['a first month that is free', 'steps/payment.json', '"lead": "', '"lead": "It’s free for the first month. ', 'priced-thing-free'],
  ['a loan without its fee', 'pages/401kloan.json', '"lead": "', '"lead": "There’s no set-up fee. ', 'priced-thing-free'],
  [
    'a loan of two thirds',
    'steps/need-cash.json',
    'Usually, you can borrow up to half',
    'Usually, you can borrow up to two thirds',
    'other-law',
  ],
  [
    'a loan of eight years',
    'steps/borrow-current.json',
    'You pay it back within five years.',
    'You pay it back over eight years.',
    'other-law',
  ],
]

describeSlipsInFile(untrue)
