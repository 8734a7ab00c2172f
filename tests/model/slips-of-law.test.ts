import { describeSlips, describeSlipsInFile, type Slip } from './support/slip.ts'

/** The law told wrongly without a figure, in one language or in both. */
const slips: readonly Slip[] = [
  [
    'pre-tax money that was taxed',
    'steps/ira/select-401ks.json',
    'Pre-tax money hasn’t been taxed yet.',
    'Pre-tax money was taxed before.',
    'other-law',
  ],
  [
    'Roth money that was not',
    'steps/ira/select-401ks.json',
    'Roth money was taxed before',
    'Roth money hasn’t been taxed before',
    'other-law',
  ],
  ['a longer loan for another home', 'steps/borrow-current.json', 'your main home', 'a second home', 'other-law'],
  [
    'a check in one’s own name',
    'steps/combine-schedule-call.json',
    'You ask the plan to pay your IRA directly.',
    'You ask the plan to make the check out to you.',
    'other-law',
  ],
  ['the rule of 55 for any plan', 'steps/estimated-fees.json', 'that job’s plan can pay', 'all your old plans can pay', 'other-law'],
  ['a direct move that is taxable', 'steps/final-step.json', 'should be 0 and', 'should be all of it and', 'other-law'],
  [
    'a limit for each loan',
    'steps/loan-info.json',
    'All loans from the same plan count together.',
    'Each loan from the same plan has a limit of its own.',
    'other-law',
  ],
  [
    'a limit for each IRA',
    'steps/savings-program.json',
    'one limit for all your IRAs together',
    'this limit for each of your IRAs',
    'other-law',
  ],
  [
    'a letter that moves money',
    'landings/landing-rollover.json',
    'a letter that lets us ask about your accounts, and nothing more',
    'a letter that lets us ask about your accounts and move the money',
    'other-law',
  ],
  [
    'a growth that a chart shows',
    'steps/performance.json',
    'The chart tries',
    'The chart shows what your savings will be worth. It tries',
    'promised-return',
  ],
  ['our name for an employer’s', 'steps/search.json', '"lead": "', '"lead": "Use each name that {company} had. ', 'company-is-us'],
  ['a large balance that is moved out', 'steps/fix-401k.json', 'a balance of up to $7,000', 'a balance of more than $7,000', 'other-law'],
  [
    'no account where one is asked for',
    'landings/landing-rollover.json',
    '"price": "Finding',
    '"price": "You need no account. Finding',
    'account-asked',
  ],
  [
    'an interest that we get',
    'steps/loan-info.json',
    'The interest goes back into your own account.',
    'The interest goes to us.',
    'other-law',
  ],
  [
    'one price for all accounts',
    'landings/landing-concierge.json',
    '{price:concierge}, for one old account',
    '{price:concierge}, for all your old accounts',
    'other-term-of-sale',
  ],
]

/** A translation that says the opposite, or leaves the word out on which all depends. */
const translations: readonly Slip[] = [
  [
    'an “only” that is lost',
    'translations/es/steps/alternative-card-info-new.json',
    'Guardamos solo la marca',
    'Guardamos la marca',
    'other-term',
  ],
  [
    'one “no” of two that is lost',
    'translations/es/steps/loan-unsure.json',
    'No se cobra nada y no debes nada.',
    'No se cobra nada y debes algo.',
    'lost-negation',
  ],
  ['another time', 'translations/es/questions.json', '"label": "Cada dos semanas"', '"label": "Dos veces por semana"', 'other-term'],
  ['another box of a form', 'translations/es/steps/final-step.json', 'casilla 7', 'casilla 5', 'other-number'],
  ['units without a number', 'translations/es/landings/landing-findrollover.json', 'días o semanas', 'minutos u horas', 'other-unit'],
  ['employers for employees', 'translations/es/partners.json', 'a los empleados', 'a los empleadores', 'other-term'],
  ['high for low', 'translations/es/steps/beagle-or-existing.json', 'comisiones bajas', 'comisiones altas', 'opposite-said'],
]

describeSlipsInFile(slips)
describeSlips(translations)
