import { expect, it } from 'vitest'
import type { Transfer } from '../../../screens/data/money/transfers.ts'
import { foundAccount } from '../../../testing/found-samples.ts'
import {
  account,
  answerTo,
  change,
  lateLoan,
  loan,
  match,
  move,
  returned,
  schedule,
  stateMoney,
  unknown,
  withdrawal,
} from './testing/known-people.ts'

const accounts = [account]

it('a move: its sum, its stage with the day it is expected by, and who has the money', () => {
  expect(answerTo('move', { moves: [move], accounts })).toMatchObject({
    fit: 'under-way',
    lines: ['Inkwell, about $8,757. Sent: Expected by December 4. Who has it now: Example Plan Keepers.'],
    to: '/dashboard/rollover',
  })
  const refused = { ...move, state: 'refused', next_step: 'Ask for its own form.' } as const
  expect(answerTo('move', { moves: [refused] }).lines).toEqual([
    'Inkwell, about $8,757. Ask for its own form. Who has it now: Example Plan Keepers.',
  ])
  expect(answerTo('move', { moves: [{ ...move, state: 'cancelled' }] })).toMatchObject({ fit: 'not-theirs' })
  expect(answerTo('move', unknown)).toMatchObject({ fit: 'everyone', lines: [expect.stringMatching(/^Each move shows who/)] })
})

it('accounts that are to be moved and were not asked for: said after the moves that run, and instead of one that is over', () => {
  const ticked = foundAccount({ selected: true })
  const ahead = 'You want to move Foolscap Paper. Nobody has been asked for that yet: the page of your moves says what’s next.'
  expect(answerTo('move', { found: [ticked] })).toMatchObject({ fit: 'own', lines: [ahead], to: '/dashboard/rollover' })
  const over = { ...move, state: 'received', stages: move.stages.map((one) => ({ ...one, reached_on: '2026-11-10' })) } as const
  const invested = [{ ...account, valued_at: '2026-11-20T10:00:00.000Z' }]
  expect(answerTo('move', { moves: [over], accounts: invested }).lines).toEqual(['Inkwell, $8,757.00. Invested.'])
  expect(answerTo('move', { found: [ticked], moves: [over], accounts: invested }).lines).toEqual([ahead])
  expect(answerTo('move', { found: [ticked], moves: [move], accounts })).toMatchObject({
    fit: 'under-way',
    lines: [expect.stringMatching(/^Inkwell, about/), ahead],
  })
  expect(answerTo('move', { found: [foundAccount()] }).fit).toBe('not-theirs')
  expect(answerTo('move', { found: [ticked], providers: undefined }).fit).toBe('not-theirs')
  expect(answerTo('move', { found: [ticked] }, 'es').lines[0]).toMatch(
    /^Quieres trasladar Foolscap Paper\. Todavía no se le ha pedido a nadie/,
  )
})

it('a change to the other kind of IRA counts as under way: from where to where, and the day it is there; after it what to do', () => {
  const said = 'Change to your other IRA: $500.00 from Traditional IRA to Roth IRA, asked for on November 25. On its way to your Roth IRA.'
  expect(answerTo('moved', { changes: [change], transfers: [returned] })).toMatchObject({
    fit: 'under-way',
    lines: [`${said} It’s usually there by December 2.`],
  })
  expect(answerTo('moved', { changes: [change], transfers: [withdrawal], accounts }).lines).toHaveLength(2)
  expect(answerTo('moved', { changes: [{ ...change, moved_by: '2026-11-27' }] }).lines).toEqual([
    `${said} It should have been there by November 27. Ask us below, and give its number: 1111-88BB.`,
  ])
  expect(answerTo('moved', { changes: [{ ...change, state: 'SETTLED' }] }).fit).toBe('not-theirs')
  expect(answerTo('moved', { changes: undefined, transfers: [returned] }).fit).toBe('own')
  expect(answerTo('moved', { changes: [change] }, 'es').lines[0]).toMatch(/^Cambio a tu otra IRA: \$500\.00 de IRA tradicional a IRA Roth/)
})

it('a withdrawal: the day it is at the bank, as it was said when it was asked for; after that day what to do', () => {
  const said = 'Withdrawal from Traditional IRA ••8008, $400.00, asked for on November 25. On its way to your bank.'
  // Thanksgiving is no bank day.
  expect(answerTo('moved', { transfers: [withdrawal], accounts }).lines).toEqual([
    `${said} It’s usually at your bank by December 1. $40.00 is held back for tax. $360.00 goes to your bank.`,
  ])
  const late = { ...withdrawal, asked_at: '2026-11-10T10:00:00.000Z' }
  expect(answerTo('moved', { transfers: [late], accounts }).lines).toEqual([
    expect.stringMatching(/It should have been at your bank by November 16\. Ask us below, and give its number: 1111-77AA\./),
  ])
})

it('of many that are under way: what should be there by now first, and how many more there are', () => {
  const late = { ...withdrawal, pk: '1111aaaa-0000-7000-8000-0000000077bb', asked_at: '2026-11-10T10:00:00.000Z' }
  const { lines } = answerTo('moved', { transfers: [withdrawal, withdrawal, withdrawal, withdrawal, late], accounts })
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([4, expect.stringContaining('asked for on November 10'), '2 more are under way.'])
  expect(answerTo('moved', { transfers: Array(4).fill(withdrawal), accounts }, 'es').lines.at(-1)).toBe('Hay uno más en curso.')
})

it('money of a loan: how much of it went to the bank, less the fee', () => {
  const paid = { state: 'SETTLED', processed: true, state_words: 'It was paid to your bank.', amount: 8000, net_amount: 7925 } as const
  const lent: Transfer = { ...withdrawal, ...paid, loan_id: 'l1', tax_year: null, tax_withheld: 0 }
  expect(answerTo('moved', { transfers: [lent], accounts }).lines.at(-1)).toBe(
    'Loan from Traditional IRA ••8008, $8,000.00, asked for on November 25. It was paid to your bank. $75.00 was the fee for the loan. $7,925.00 went to your bank.',
  )
})

it('a deposit that has arrived: from when it can be taken out; nothing on its way: the last one, and why it came back', () => {
  const deposit = { ...withdrawal, direction: 'DEPOSIT', state: 'SETTLED', available_on: '2026-12-03' } as const
  expect(answerTo('moved', { transfers: [deposit] }).lines[0]).toMatch(/You can take it out from December 3\.$/)
  expect(answerTo('moved', { transfers: [returned], accounts })).toMatchObject({
    fit: 'own',
    lines: [
      'No deposit or withdrawal is under way. This was the last one:',
      'Deposit into Traditional IRA ••8008, $400.00, asked for on November 25. There was too little in your account.',
    ],
  })
  expect(answerTo('moved', {}).fit).toBe('not-theirs')
})

it('the next debit: each deposit and each loan payment with its day and sum, and what stops it', () => {
  expect(answerTo('taken', { schedules: [schedule], loans: [loan] })).toMatchObject({
    fit: 'own',
    lines: [
      '$150 every month. The next deposit is on December 15.',
      expect.stringMatching(/^To stop a deposit, pause or end it\. Nothing more is taken until/),
      'Your loan payment of $194.37 is debited from your linked bank on December 20.',
      'A loan payment can be made early, but not skipped.',
    ],
    to: '/dashboard/transfer',
  })
  expect(answerTo('taken', { loans: [loan] }).to).toBe('/dashboard/loan')
  // What is late isn’t taken any more by itself; what comes after it is.
  expect(answerTo('taken', { loans: [lateLoan] })).toEqual(answerTo('taken', { loans: [loan] }))
  const last = { ...loan, next_debit: { on: '2026-12-20', amount: 61.05 } }
  expect(answerTo('taken', { loans: [last] }).lines[0]).toMatch(/payment of \$61\.05 /)
  expect(answerTo('taken', { schedules: [{ ...schedule, status: 'PAUSED' }] }).lines[0]).toMatch(
    /^\$150 every month\. Nothing is taken from your bank/,
  )
  expect(answerTo('taken', {})).toMatchObject({ fit: 'not-theirs', lines: ['No deposit repeats, and no loan payment is coming up.'] })
  expect(answerTo('taken', { loans: undefined }).fit).toBe('everyone')
})

it('a loan: what is late and until when, else the next payment; without one, that nothing is due', () => {
  expect(answerTo('loan', { loans: [lateLoan] }).lines).toEqual([
    '$388.74 is late.',
    expect.stringMatching(/^The last day to make it up is December 31\./),
    'Your next payment is $194.37, on December 20.',
    'You owe $7,800.00 in all, without interest.',
  ])
  expect(answerTo('loan', { loans: [loan] }).lines[1]).toBe('Your next payment is $194.37, on December 20.')
  const due = { ...loan, next_repayment_date: '2026-11-20', due_amount: 194.37, due_since: '2026-11-20' }
  expect(answerTo('loan', { loans: [due] }).lines.slice(0, 2)).toEqual([
    '$194.37 is due now.',
    'It was due on November 20 and isn’t paid yet. From November 30 on it counts as late. Make a payment so that it doesn’t.',
  ])
  expect(answerTo('loan', {})).toMatchObject({ fit: 'not-theirs', lines: [expect.stringMatching(/^You have no loan/)] })
  expect(answerTo('loan', { loans: [{ ...loan, status: 'REPAID' }] }).lines).toEqual(['It’s paid off in full.'])
  expect(answerTo('loan', { loans: [lateLoan] }, 'es').lines[0]).toBe('$388.74 están atrasados.')
})

it('a payment that can’t be made: whom to call, and the end of the time to make it up', () => {
  expect(answerTo('unpaid', { loans: [lateLoan] }).lines[0]).toBe(
    'If you can’t pay what’s late by December 31, call {phone} before that day.',
  )
  expect(answerTo('unpaid', { loans: [loan] }).lines[0]).toMatch(
    /^If the payment of December 20 is missed, it can be made up until March 31, 2027\./,
  )
  expect(answerTo('unpaid', {}).fit).toBe('not-theirs')
})

it('money that states hold: each with who gave it, how much and how far its claim is', () => {
  const found = { ...match, pk: 'u2', state: 'found', amount_words: '$50 to $100' } as const
  expect(answerTo('states', { states: stateMoney(found, match) })).toMatchObject({
    fit: 'under-way',
    lines: [
      'Harbor Trust. Held by Ohio. $120.00. Claim sent.',
      'Harbor Trust. Held by Ohio. $50 to $100. Maybe yours.',
      'Claiming it is free. It isn’t counted in your savings.',
    ],
    to: '/claim-states/list',
  })
  const searching = { ...stateMoney(), search: { state: 'running', looked_at: null } } as const
  expect(answerTo('states', { states: searching }).lines).toEqual(answerTo('states', unknown).lines)
})
