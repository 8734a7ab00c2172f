import { changedDenials, turnedSentences } from '@app/engine/author'
import { expect, it } from 'vitest'
import { catalogue } from './support/all-flows.ts'
import { changed } from './support/slip.ts'

/** What is asked about a text that is another one now. */
function turned(path: string, was: string, is: string, flows = catalogue) {
  return turnedSentences(catalogue, changed(path, was, is, flows)).map(({ rule, file, severity }) => `${rule} ${file} ${severity}`)
}

it.each([
  ['a figure', 'landings/landing-solo-only.json', '"figure": "$1,000"', '"figure": "$10,000"'],
  ['a figure of years', 'pages/401kloan.json', '"figure": "5 years"', '"figure": "15 years"'],
  ['a number in a sentence', 'landings/landing-401kmortgage.json', 'You have 120 days to use', 'You have 90 days to use'],
  ['a number in a word', 'landings/landing-rc-solo.json', 'The form has eight questions', 'The form has three questions'],
  ['how long', 'landings/landing-solo-only.json', 'It takes a second or two.', 'It takes an hour or two.'],
  ['who does it', 'landings/landing-fc-findfourth.json', 'The state then keeps it', 'The bank then keeps it'],
  ['whose choice it is', 'pages/options.json', 'an IRA that the plan picks', 'an IRA that you pick'],
  ['a no', 'landings/landing-401kmortgage.json', '401(k) isn’t deducted', '401(k) is deducted'],
  ['an only', 'steps/loan-check.json', 'We lend only from an individual 401(k).', 'We lend from an individual 401(k).'],
  ['a number that is gone', 'pages/contact-us.json', 'with the same two business days', 'with the same business day'],
  ['two that are one', 'steps/choose-account-type.json', 'the plan sends two checks', 'the plan sends one check'],
  ['what is denied', 'steps/trusted-contact.json', 'can’t see your account, move', 'can see your account, but not move'],
  ['a word that is mistyped', 'steps/funding-source.json', 'Choosing doesn’t', 'Chosing doesn’t'],
  ['a short word that is mistyped', 'steps/ira/sorry.json', 'Ask the plan if it can move', 'Ask teh plan if it can move'],
  ['what has to be', 'landings/landing-combine.json', 'need an IRA each', 'can share one IRA'],
  ['a form of a word', 'steps/get-back.json', 'A person reads it', 'A person read it'],
  ['the opposite of a word', 'pages/options.json', 'rules that are stricter than', 'rules that are looser than'],
  ['a small word that is gone', 'steps/trusted-contact.json', 'Let them know you', 'Let know you'],
  ['when', 'steps/search.json', 'names and places before we start', 'names and places after we start'],
  ['how much', 'steps/automatic-rollover-account.json', 'If it’s over $1,000', 'If it’s under $1,000'],
  ['which account', 'landings/landing-401kmortgage.json', 'paid into a Roth IRA', 'paid into a Traditional IRA'],
  ['of which home', 'steps/borrow-current.json', 'if you buy your main home', 'if you buy a second home'],
  [
    'for each or for all',
    'steps/savings-program.json',
    'sets one limit for all your IRAs together',
    'sets this limit for each of your IRAs',
  ],
  ['all for nothing', 'steps/final-step.json', 'the taxable amount should be 0 and', 'the taxable amount should be all of it and'],
  ['what state it is in', 'steps/ira/open-beagle.json', 'When it shows “approved”', 'When it shows “submitted”'],
  ['less for plus', 'landings/landing-fc-loan.json', 'The loan less the fee.', 'The loan plus the fee.'],
  ['what is given up', 'steps/stop-losing.json', 'What you may give up by moving', 'What you may gain by moving'],
  [
    'on which condition',
    'steps/origination-fee-state.json',
    'when you agree to the terms, not now',
    'when you’ve paid back the loan, not now',
  ],
  ['who sends it', 'steps/link-bank.json', 'We send one or two small deposits', 'You send us one or two small deposits'],
  ['what is done', 'landings/landing-401kmortgage.json', 'What you yourself paid into a Roth IRA', 'What you earned in a Roth IRA'],
])('%s that is another one since the last commit is asked about', (_what, path, was, is) => {
  expect(turned(path, was, is)).toEqual([`turned-sentence ${path} warning`])
})

it('both languages may have been changed alike', () => {
  const spanish = changed('translations/es/landings/landing-401kmortgage.json', '120 días', '90 días')
  const path = 'landings/landing-401kmortgage.json'
  expect(turned(path, 'You have 120 days to use', 'You have 90 days to use', spanish)).toEqual([`turned-sentence ${path} warning`])
})

it.each([
  ['a sentence put better', 'landings/landing-solo-only.json', 'Ask the plan if one was sent.', 'Ask the plan about it.'],
  ['a number in a word', 'steps/get-back.json', 'within two business days', 'within 2 business days'],
  [
    'a condition in other words',
    'steps/origination-fee-state.json',
    'when you agree to the terms, not now',
    'once you have agreed to the terms, not now',
  ],
  ['another sentence', 'steps/funding-source.json', 'Choosing doesn’t move any money.', 'The plan keeps everything as it is.'],
  ['a message of a limit', 'steps/borrow-current.json', 'Enter 30 years or fewer.', 'Enter 20 years or fewer.'],
])('%s is not', (_what, path, was, is) => {
  expect(turned(path, was, is)).toEqual([])
})

it('what stood somewhere already may be said here too', () => {
  const said = (path: string, words: string, flows = catalogue) => changed(path, '"lead": "', `"lead": "${words} `, flows)
  const other = said('steps/search.json', 'Your bank pays the fee for it.')
  const before = said('steps/need-cash.json', 'Your state pays the fee for it.', other)
  const now = (words: string) => turnedSentences(before, changed('steps/need-cash.json', 'Your state pays the fee for it.', words, before))
  expect(now('Your bank pays the fee for it.')).toEqual([])
  expect(now('Your lender pays the fee for it.')).toHaveLength(1)
})

it('a word that is another one in many places is a new wording', () => {
  const paths = ['steps/funding-source.json', 'steps/search.json', 'steps/need-cash.json']
  const [one, two, three] = ['You can see the rules in a list.', 'A bank can see the rules in a list.', 'You may see the rules in a list.']
  const flows = (words: (text: string) => string) =>
    paths.reduce((all, path, index) => changed(path, '"lead": "', `"lead": "${words([one, two, three][index] ?? '')} `, all), catalogue)
  const [before, after] = [flows((text) => text), flows((text) => text.replace('list', 'line'))]
  expect(turnedSentences(before, after)).toEqual([])
})

it('a figure with a source of its own may change', () => {
  const looked = changed('landings/landing-solo-only.json', '"figure": "$1,000"', '"figure": "$2,000"')
  const source = changed('landings/landing-solo-only.json', 'section 411(a)(11)"', 'section 411(a)(11), 2027"', looked)
  expect(turnedSentences(catalogue, source)).toEqual([])
})

it('a “no” that a translation alone has lost is asked about', () => {
  const path = 'translations/es/steps/loan-check.json'
  const found = changedDenials(catalogue, changed(path, 'y no preguntamos nada más', 'y preguntamos más'))
  expect(found.map((one) => [one.rule, one.file])).toEqual([['denial-of-before', path]])
})

it('a “no” that both languages have lost is asked about once, in English', () => {
  const english = changed('steps/link-bank.json', 'We never see your password.', 'We see your password.')
  const both = changed('translations/es/steps/link-bank.json', 'Nunca vemos tu contraseña.', 'Vemos tu contraseña.', english)
  expect(changedDenials(catalogue, both)).toEqual([])
  expect(turnedSentences(catalogue, both).map(({ file }) => file)).toEqual(['steps/link-bank.json'])
})
