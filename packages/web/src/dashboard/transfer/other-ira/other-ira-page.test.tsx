import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { setLanguage } from '../../../client/language.ts'
import { changeable, changed, changing, createCall, possibleOf, quoteCall } from '../testing/changeable.ts'
import { dialog, draw, list, onAFriday, pressed } from '../testing/money-page.tsx'
import { TransferPage } from '../transfer-page.tsx'
import { OtherIraPage } from './other-ira-page.tsx'

onAFriday()

const possible = 'GET /api/v1/apex/user/recharacterizations/possible/'
const asked = 'GET /api/v1/apex/user/recharacterizations/'
const beside = (name: string) => screen.getByText(name).nextSibling?.textContent

it('a deposit is shown with its last day and what would move today, as an estimate', async () => {
  draw(OtherIraPage, changing)
  expect(await screen.findByRole('radio', { name: '$500.00 in your Traditional IRA' })).toBeTruthy()
  const times = 'Arrived February 10, for 2025. Ask by October 13 if you file on time or get an extension, or else by April 13.'
  expect(screen.getByText(times)).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'What would move today' })).toBeTruthy()
  expect([beside('From'), beside('To')]).toEqual(['Traditional IRA ••4471', 'Roth IRA ••9020'])
  expect([beside('Counts as put into your Roth IRA'), beside('What it has earned'), beside('Moves, as an estimate')]).toEqual([
    '$500.00',
    '$12.34',
    '$512.34',
  ])
  expect(beside('It’s there')).toBe('Usually by March 10')
})

it('it is reviewed, asked for once, and has a number: what really moves is said then', async () => {
  const sent = draw(OtherIraPage, changing)
  await screen.findByRole('heading', { name: 'What would move today' })
  await pressed('Review')
  expect(dialog().getByText(/You ask the brokerage to treat \$500\.00 of the deposit as put into your Roth IRA for 2025\./)).toBeTruthy()
  await userEvent.click(dialog().getByRole('button', { name: 'Change $500.00 to Roth IRA' }))
  expect(await screen.findByText('Your change of $500.00 is saved')).toBeTruthy()
  expect(screen.getByText(/^\$512\.50 goes to your Roth IRA, usually by March 10\..* Number of this change: C0FF-EE12\.$/)).toBeTruthy()
  const { body, headers } = sent.find(({ call }) => call === createCall) ?? {}
  expect(body).toEqual({ transfer_id: changeable.transfer_id, amount: 500 })
  expect(headers?.['idempotency-key']).toBeTruthy()
})

it('a part of it can be changed, and no more than there is', async () => {
  const sent = draw(OtherIraPage, changing)
  const field = await screen.findByLabelText<HTMLInputElement>('How much of the deposit?')
  expect(field.value).toBe('500.00')
  await userEvent.clear(field)
  await pressed('Review')
  expect(screen.getAllByText('Enter an amount, such as 250 or 250.00.').length).toBeGreaterThan(0)
  await userEvent.type(field, '501')
  expect(screen.getAllByText('Enter $500.00 or less.').length).toBeGreaterThan(0)
  await userEvent.clear(field)
  await userEvent.type(field, '200')
  await screen.findByRole('heading', { name: 'What would move today' })
  await expect.poll(() => sent.findLast(({ call }) => call === quoteCall)?.body.amount).toBe(200)
})

it('after tax day people say that they filed on time', async () => {
  const sent = draw(OtherIraPage, { ...changing, [possible]: () => possibleOf({ ...changeable, asks_if_filed: true }) })
  await pressed('Review')
  expect(screen.getAllByText(/^Check this box if it’s so\./).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('checkbox', { name: 'I filed my return for 2025 on time, or got an extension.' }))
  await screen.findByRole('heading', { name: 'What would move today' })
  expect(sent.findLast(({ call }) => call === quoteCall)?.body).toMatchObject({ has_filed_in_time: true })
  expect(screen.getByText(/ Ask by October 13\.$/)).toBeTruthy()
})

it('why a deposit can’t be changed is said, and whom to ask without an account of the other kind', async () => {
  const words = 'For this you need a Roth IRA with us that is open.'
  const none = { ...changeable, to_account_number: null, is_possible: false, words }
  draw(OtherIraPage, { ...changing, [possible]: () => possibleOf(none) })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByText(/^There’s no deposit that can be changed now\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/dashboard/need-help')
  expect(screen.queryByRole('button', { name: 'Review' })).toBeNull()
})

it('where the brokerage doesn’t do it, a person does what can be done', async () => {
  draw(OtherIraPage, { ...changing, [possible]: () => ({ body: { is_offered: false, results: [] } }) })
  expect(await screen.findByText(/doesn’t do this\. Write to us: a person answers within two business days/)).toBeTruthy()
})

it('what was asked for is shown until it is done, and can be taken back until it is sent', async () => {
  let mine: object = changed
  const takeBack = `POST /api/v1/apex/user/recharacterizations/${changed.pk}/take-back/`
  const sent = draw(OtherIraPage, {
    ...changing,
    [asked]: () => list(mine),
    [takeBack]: () => {
      mine = { ...changed, state: 'TAKEN_BACK', state_words: 'You took it back.', waits_until: null }
      return { body: mine }
    },
  })
  expect(await screen.findByText('$500.00 from Traditional IRA to Roth IRA')).toBeTruthy()
  expect(screen.getByText('$512.50 moves, with earnings or less a loss.')).toBeTruthy()
  await pressed('Take it back')
  expect(await screen.findByText('The change is taken back. The money stays in the IRA that it’s in.')).toBeTruthy()
  expect(await screen.findByText('Taken back')).toBeTruthy()
  expect(sent.some(({ call }) => call === takeBack)).toBe(true)
})

it('one that wasn’t possible says why, and one that is done how much has moved', async () => {
  const refused = { ...changed, state: 'REFUSED', state_words: 'It wasn’t moved.', reason: 'The account isn’t open.', waits_until: null }
  const done = {
    ...changed,
    pk: '0190aaaa-0000-7000-8000-0000c0ffee13',
    state: 'SETTLED',
    state_words: 'It’s in your Roth IRA.',
    waits_until: null,
  }
  draw(OtherIraPage, { ...changing, [asked]: () => list(refused, done) })
  expect(await screen.findByText('It wasn’t moved. The account isn’t open.')).toBeTruthy()
  expect(screen.getByText('$512.50 moved, with earnings or less a loss.')).toBeTruthy()
})

it('it is shown beside the deposits and withdrawals as well', async () => {
  draw(TransferPage, { ...changing, [asked]: () => list({ ...changed, state: 'SENT', state_words: 'On its way.', waits_until: null }) })
  expect(await screen.findByRole('heading', { name: 'Deposits changed to your other IRA' })).toBeTruthy()
  expect(screen.getByText('$500.00 from Traditional IRA to Roth IRA')).toBeTruthy()
})

it('it is shown in Spanish', async () => {
  setLanguage('es')
  draw(OtherIraPage, changing)
  expect(await screen.findByRole('heading', { name: 'Cambiar un depósito a tu otra IRA' })).toBeTruthy()
  expect(await screen.findByText('Cuenta como aportado a tu IRA Roth')).toBeTruthy()
})
