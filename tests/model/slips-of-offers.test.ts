import { expect, it } from 'vitest'
import { describeSlips, foundAfter, type Slip } from './support/slip.ts'

/** Mistakes about what there is: other money, other hours, gifts, products of another name, sums that we take, and what is asked for. */
const slips: readonly Slip[] = [
  ['another currency', 'steps/savings-program.json', 'Keep enough in the bank', 'Keep 500 euros in the bank', 'other-money'],
  ['the sign of another currency', 'landings/landing-fc-deposit.json', 'Checking is free.', 'Checking costs £5.', 'other-money'],
  [
    'another currency in Spanish',
    'translations/es/steps/loan-unsure.json',
    'Necesitas $2,000 o más',
    'Necesitas 2,000 pesos o más',
    'other-money',
  ],
  ['a call at any hour', 'landings/landing-fc-newloanhelp.json', 'The call is free.', 'Call us at any hour, it’s free.', 'other-hours'],
  ['people who never sleep', 'steps/get-help.json', 'are free."', 'are there around the clock."', 'other-hours'],
  ['a card as a gift', 'steps/congrats.json', 'We’ll e-mail it to you too.', 'A gift card is on its way.', 'gift-of-nobody'],
  ['less for those who are quick', 'landings/landing-rc.json', '"lead": "', '"lead": "Join today with 20% off. ', 'gift-of-nobody'],
  [
    'less for members, in Spanish',
    'translations/es/steps/beagle-member.json',
    '"lead": "',
    '"lead": "Hay un descuento para miembros. ',
    'gift-of-nobody',
  ],
  [
    'a plan of another name',
    'steps/qa11-no3.json',
    'The free plan costs nothing for',
    'The Basic plan costs nothing for',
    'unknown-product',
  ],
  [
    'a membership of another name',
    'landings/landing-fc-findfirst.json',
    'Membership, if you want it',
    'Plus membership, if you want it',
    'unknown-product',
  ],
  ['what we take, typed out', 'steps/how-it-works.json', 'A loan has a fee.', 'For a loan we charge $75.', 'typed-price'],
  ['our price, typed out', 'steps/get-help.json', 'are free."', 'are paid: our price is $9."', 'typed-price'],
  ['a sum in slang', 'landings/landing-fc-iraonly.json', '$10 or more each time', '10 bucks or more each time', 'other-money'],
  ['calls on other days', 'steps/combine-calendly.json', 'They’re on weekdays', 'They’re on Saturdays too', 'other-hours'],
  ['a fee that nobody waives', 'landings/landing-fc-loan.json', '"lead": "', '"lead": "We’ll waive the fee. ', 'gift-of-nobody'],
  ['another company', 'landings/landing-rollover.json', 'Tell us where you worked. We', 'Unlike Fidelity, we', 'company-named'],
  ['another company in Spanish', 'translations/es/steps/choose.json', '"lead": "', '"lead": "No somos Vanguard. ', 'company-named'],
  ['the code of another payout', 'steps/final-step.json', 'box 7 should show G', 'box 7 should show B', 'other-law'],
  ['the code of something else', 'steps/no-balance.json', 'code D in box 12', 'code W in box 12', 'other-law'],
  ['free, and a price', 'landings/landing-rc-solo.json', '"price": "{price:', '"price": "Free of charge. {price:', 'free-and-priced'],
  ['a letter left out', 'steps/letter-of-authorization.json', 'This letter gives it.', 'This leter gives it.', 'spelling'],
  ['a copy that still says so', 'steps/qa.json', 'before we open an account"', 'before we open an account (copy)"', 'unfinished-text'],
  ['minutes of a way on a step', 'steps/how-it-works.json', 'It takes about 12 minutes', 'It takes about 5 minutes', 'other-minutes'],
  [
    'no account where one is asked for',
    'landings/landing-fc-deposit.json',
    'Checking is free.',
    'Checking is free, with no sign-up.',
    'account-asked',
  ],
  [
    'no account on the page of a mode that asks for one',
    'pages/options.json',
    'Free. Nothing moves until you say so.',
    'Free, and no account is needed.',
    'account-asked',
  ],
]

describeSlips(slips)

it.each([
  ['that there is none of it', 'steps/congrats.json', 'We’ll e-mail it to you too.', 'There are no discounts.'],
  ['what a search on the page asks for', 'pages/my-401k-login-provider.json', 'No account is needed.', 'Without signing up.'],
])('what says %s is in order', (_what, path, was, is) => {
  const rules = ['gift-of-nobody', 'other-hours', 'other-money', 'account-asked']
  expect(foundAfter(path, was, is).filter(({ rule }) => rules.includes(rule))).toEqual([])
})
