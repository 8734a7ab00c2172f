import { describeSlips, type Slip } from './support/slip.ts'

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
