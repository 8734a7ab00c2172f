import { expect, it } from 'vitest'
import { account, answerTo, asked, issue, loan, membership, move, newcomer, returned, taxForm, unknown } from './testing/known-people.ts'

it('a paper: each that is asked for, why and since when; nothing asked is said as such, and only when it is known', () => {
  expect(answerTo('papers', { asked: [asked] })).toMatchObject({
    fit: 'now',
    lines: ['Passport. The photo was too dark. Asked for on November 20.'],
    to: '/dashboard/documents',
  })
  expect(answerTo('papers', {}).lines).toEqual(['We don’t need a paper or a signature from you now.'])
  expect(answerTo('papers', { asked: undefined }).lines).toEqual(answerTo('papers', unknown).lines)
})

it('a signature that is awaited is an answer to the same question, and leads to what is signed', () => {
  const unsigned = { ...move, state: 'waiting_for_signature', next_step: 'Sign the transfer form.' } as const
  expect(answerTo('papers', { moves: [unsigned] })).toMatchObject({ lines: ['Sign the transfer form.'], to: '/dashboard/rollover' })
  const note = { ...loan, status: 'CONFIRMED', awaits: ['note_signature'] } as const
  expect(answerTo('papers', { loans: [note] })).toMatchObject({
    lines: ['Your loan can’t be paid out before its note is signed.'],
    to: '/dashboard/loan',
  })
})

it('what was refused or came back: each with its reason, and what is owed for it first', () => {
  const paper = { ...taxForm, doc_category: 'VERIFICATION', doc_type: 'passport', status: 'REFUSED', reason: 'It has expired.' } as const
  const refused = { ...move, state: 'refused', refused_why: 'The plan asks for its own form.' } as const
  expect(
    answerTo('refused', { transfers: [returned], moves: [refused], documents: [paper], issues: [issue], accounts: [account] }).lines,
  ).toEqual([
    'You owe $40.00. Make a deposit.',
    expect.stringMatching(/asked for on November 25\. There was too little in your account\.$/),
    'Inkwell: The plan asks for its own form.',
    'Passport: It has expired.',
  ])
  expect(answerTo('refused', {})).toMatchObject({ fit: 'not-theirs', lines: ['Nothing of yours was refused or sent back.'] })
  expect(answerTo('refused', { documents: undefined }).fit).toBe('everyone')
})

it('forms: the newest, and when the next are made', () => {
  const older = { ...taxForm, pk: 'p0', date: '2025-01-20' }
  expect(answerTo('forms', { documents: [older, taxForm] }).lines).toEqual([
    expect.stringMatching(/1099-R.*, January 20\.$/),
    expect.stringMatching(/^A statement is made after each quarter\./),
  ])
  expect(answerTo('forms', {}).lines[0]).toMatch(/^None has been made for you yet/)
})

it('what is paid: each thing with its price and its next payment, and what cancelling it does', () => {
  expect(answerTo('cost', { memberships: [membership] }).lines).toEqual([
    'Concierge. Price: $9.00 a month. Next payment: $9.00 on December 12, 2026.',
  ])
  const share = newcomer.share && { ...newcomer.share, chosen_at: '2026-11-01T10:00:00.000Z' }
  expect(answerTo('cost', { share }).lines).toEqual(['Share of what we move. 1% of what arrives, once for each account.'])
  expect(answerTo('cost', {}).lines[0]).toMatch(/^You have no membership\./)
  expect(answerTo('cost', { memberships: undefined }).lines).toEqual(answerTo('cost', unknown).lines)
  expect(answerTo('leave', { memberships: [membership] }).lines[1]).toMatch(/^Concierge: It ends on December 12, 2026\./)
  expect(answerTo('leave', {}).fit).toBe('not-theirs')
})

it('details, data and the end of the account: what is known of the person, else how it is for everybody', () => {
  expect(answerTo('details', {}).lines).toContain('Your e-mail address is ada@example.com.')
  const signed = {
    signed_at: '2026-11-01',
    ends_at: '2027-11-01',
    withdrawn_at: null,
    is_in_force: true,
    document: null,
    pk: 'l',
    version: '1',
  }
  const letter = {
    letters: [signed],
    results: [{ pk: 'x', recipient: 'Harbor Trust', reason: 'A search', shown_at: '2026-11-03T12:00:00.000Z', signed_at: '2026-11-01' }],
    count: 1,
  }
  expect(answerTo('readers', { letter }).lines[1]).toBe('These have seen your letter of authorization: Harbor Trust (November 3).')
  expect(answerTo('readers', { letter: { ...letter, results: [] } }).lines[1]).toBe('Nobody has seen your letter of authorization yet.')
  const many = letter.results.flatMap((one) => ['A', 'B', 'C', 'D', 'E', 'F'].map((recipient) => ({ ...one, recipient })))
  expect(answerTo('readers', { letter: { ...letter, results: many } }).lines[1]).toMatch(
    /^These saw your letter of authorization last: A .*, E \(November 3\)\. Your settings show who saw it before\.$/,
  )
  const closing = { obstacles: ['loan'], asked_at: null, closes_at: null } as const
  expect(answerTo('close', { closing }).lines[1]).toBe('Your loan isn’t paid back.')
  expect(answerTo('close', { closing: { ...closing, obstacles: [], closes_at: '2026-12-03T10:00:00.000Z' } }).fit).toBe('under-way')
  expect(answerTo('close', unknown).lines[0]).toMatch(/^You can close your account in your settings/)
})
