import { hashText } from '@app/api/flows'
import { verifyMode } from '@app/engine/author'
import { expect, it } from 'vitest'
import { changed, describeSlips, foundAfter, type Slip, textOf } from './support/slip.ts'

/** The page that sends a request, as the whole rollover has it in its order. */
const request = /^ {4}\{\n {6}"step": "final-step"[\s\S]*?\n {4}\}/m.exec(textOf('modes/landing-rollover-full.json'))?.[0] ?? ''

/** Mistakes in what leads where: each step is sound, and is there for other people than it was made for. */
const slips: readonly Slip[] = [
  [
    'a receipt for people who declined',
    'modes/landing-solo.json',
    '{ "concierge": "yes" }, { "payment.made": true }',
    '{ "concierge": "no" }, { "payment.made": true }',
    'receipt-of-others',
  ],
  ['a price for people who have paid', 'modes/landing-fc-loan.json', '"membership.paid": false', '"membership.paid": true', 'sold-again'],
  [
    'a letter that people bring and sign',
    'modes/dashboard-search.json',
    '"arrives": "personal"',
    '"arrives": "letter"',
    'asked-on-arrival',
  ],
  ['a page that an answer announces', 'modes/dashboard-rollover.json', '    "ira-account-number",\n', '', 'next-page-missing'],
  [
    'the target of another button',
    'steps/donotqualify.json',
    '"mode": "landing-fc-refinance"',
    '"mode": "landing-fc-find"',
    'target-of-another',
  ],
  [
    'a signature that comes before the page that announces it',
    'modes/landing-rollover-full.json',
    `${request},\n    { "step": "signatures", "when": { "papers.current": true } },\n`,
    `    { "step": "signatures", "when": { "papers.current": true } },\n${request},\n`,
    'not-next',
  ],
  [
    'a signature that is announced nowhere before it',
    'steps/congratulations.json',
    'Next, we’ll show you our membership and its price.',
    'Next, you’ll sign the transfer form.',
    'not-next',
  ],
  [
    'a step of the order that earlier ones lead aside to',
    'modes/landing-rollover-full.json',
    '    "more-info",\n',
    '    "more-info",\n    "performance",\n',
    'side-step-in-order',
  ],
  [
    'a step between two pieces of a sequence',
    'modes/landing-fc-newloanhelp.json',
    '"from": "take-loan"',
    '"from": "trusted-contact"',
    'left-between',
  ],
  ['a product of another goal', 'offers.json', '"loan_fee": "loan"', '"loan_fee": "move"', 'goal-of-another'],
]

describeSlips(slips)

it('a budget whose digits changed places is found', () => {
  const wide = changed('modes/landing-fc-loan.json', '"screens": 27', '"screens": 72')
  expect(verifyMode(wide, 'landing-fc-loan', hashText).diagnostics.map(({ rule }) => rule)).toEqual(['budget-too-wide'])
})

it('a percentage where a share is wanted is found at its line', () => {
  const [found, ...others] = foundAfter('experiments.json', '"finishing": 0.3', '"finishing": 30').filter(
    ({ file }) => file === 'experiments.json',
  )
  expect([found?.message, found?.fix, others]).toEqual([
    'This number must be less than 1.',
    expect.stringContaining('0.1 is one in ten'),
    [],
  ])
  expect(found?.line).toBeGreaterThan(1)
})

it('what a walk finds about a step of a sequence names the file of the sequence', () => {
  const [found] = verifyMode(
    changed(
      'sequences/base.json',
      '"personal-information", "letter-of-authorization"',
      '"letter-of-authorization", "personal-information"',
    ),
    'employer',
    hashText,
  ).diagnostics
  expect([found?.rule, found?.fix]).toEqual(['unmet-need', expect.stringContaining('comes from sequences/base.json')])
})
