import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { memoryWritten, openMemory, removeMemory } from '../../../client/device.ts'
import { setLanguage } from '../../../client/language.ts'
import { forgetPerson } from '../../../client/session/resets.ts'
import { ada } from '../../../testing/ada.ts'
import { leaveSettings } from '../../../testing/leave-settings.ts'
import { plainlyKept } from '../../../testing/plainly-kept.ts'
import { type Asked, signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { writePageData } from '../../../testing/write-page-data.ts'
import { Beneficiaries } from './beneficiaries.tsx'

const read = 'GET /api/v1/accounts/beneficiaries/'
const save = 'POST /api/v1/accounts/beneficiaries/'
const takeBack = 'POST /api/v1/accounts/beneficiaries/l2/take-back/'
const ana = {
  first_name: 'Ana',
  last_name: 'Marigold',
  relation: 'sibling',
  birth_date: '1979-11-03',
  rank: 'primary',
  share_percent: 100,
}
const nothing = { current: null, changing: null, refused: null, has_account: true, is_married: false, spouse_rule: null }
const current = { pk: 'l1', people: [ana], document: 'd1', since: '2026-03-06T12:00:00Z' }
const changing = {
  pk: 'l2',
  people: [{ ...ana, first_name: 'Bea' }],
  document: null,
  asked_at: '2026-03-09T12:00:00Z',
  sends_at: '2026-03-09T13:00:00Z',
  is_sent: false,
  waits_for: null,
}

beforeEach(signedInBrowser)
beforeEach(writePageData)
afterEach(leaveSettings)

function draw(held: object, more: Parameters<typeof stubService>[0] = {}) {
  const asked = stubService({ [read]: () => ({ body: { ...nothing, ...held } }), ...more })
  render(<Beneficiaries user={ada} />)
  return asked
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const person = (number: number) => within(screen.getByRole('group', { name: `Person ${number}` }))
const sent = (asked: readonly Asked[]) => asked.find(({ call }) => call === save)?.body

async function fill(number: number, first: string, last: string, relation: string, share?: string) {
  const { getByLabelText } = person(number)
  await userEvent.type(getByLabelText('First name'), first)
  await userEvent.type(getByLabelText('Last name'), last)
  await userEvent.selectOptions(getByLabelText('Who they are to you'), relation)
  if (share === undefined) return
  await userEvent.clear(getByLabelText('Share'))
  await userEvent.type(getByLabelText('Share'), share)
}

it('who has named nobody names two people with their shares, checks the list, and signs it', async () => {
  const asked = draw({}, { [save]: () => ({ body: { ...nothing, changing } }) })
  expect(await screen.findByText(/^You haven’t named anyone/)).toBeTruthy()
  await press('Name someone')
  await fill(1, 'Ana', 'Marigold', 'sibling', '60')
  await userEvent.type(person(1).getByLabelText('Month'), '11')
  await userEvent.type(person(1).getByLabelText('Day'), '3')
  await userEvent.type(person(1).getByLabelText('Year'), '1979')
  expect(screen.getByText('Primary: 40% is left to give out.')).toBeTruthy()
  await press('Add another person')
  expect(document.activeElement).toBe(person(2).getByLabelText('First name'))
  await fill(2, 'Bea', 'Marigold', 'child')
  expect(screen.getByText('Primary: 100% is given out.')).toBeTruthy()
  await press('Review the list')
  expect(document.activeElement?.textContent).toBe('Check the list, then sign it')
  expect(screen.getByText('40%')).toBeTruthy()
  expect(sent(asked)).toBeUndefined()
  await press('Sign the list')
  expect(screen.getAllByText('Type your full name to sign.').length).toBeGreaterThan(0)
  await userEvent.type(screen.getByLabelText('Your full name'), 'ada sample')
  await press('Sign the list')
  expect(document.activeElement?.textContent).toBe('Your list is signed and on its way.')
  expect(sent(asked)).toEqual({
    people: [
      { ...ana, share_percent: 60 },
      { ...ana, first_name: 'Bea', relation: 'child', birth_date: null, share_percent: 40 },
    ],
    signed_name: 'ada sample',
    replaces: null,
  })
})

it('a list that doesn’t add up is not reviewed: what is wrong is said, where it is put right', async () => {
  draw({ current })
  await press('Change the list')
  await userEvent.clear(person(1).getByLabelText('Share'))
  await userEvent.type(person(1).getByLabelText('Share'), '30')
  await press('Review the list')
  const summary = within(screen.getByRole('alert'))
  expect(summary.getByText('Primary: 70% is left to give out.')).toBeTruthy()
  await press('Add another person')
  expect(person(2).getByLabelText<HTMLInputElement>('Share').value).toBe('70')
  await userEvent.clear(person(2).getByLabelText('Share'))
  await userEvent.type(person(2).getByLabelText('Share'), '90')
  expect(screen.getByText('Primary: 20% too much. Lower a share.')).toBeTruthy()
  await press('Give all primary people the same')
  expect(person(2).getByLabelText<HTMLInputElement>('Share').value).toBe('50')
  await press('Take off the list: Person 2')
  expect(screen.queryByRole('group', { name: 'Person 2' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Add another person')
  await press('Keep the list I have')
  expect(screen.getByText('Ana Marigold')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Change the list')
})

it('a list on its way says until when it can be taken back, and taking it back says what holds', async () => {
  let held = { ...nothing, current, changing }
  draw(
    {},
    {
      [read]: () => ({ body: held }),
      [takeBack]: () => {
        held = { ...nothing, current, changing: null as never }
        return { body: held }
      },
    },
  )
  expect(await screen.findByText(/^We send it to the custodian at \d+:00 [AP]M\. Until then/)).toBeTruthy()
  expect(screen.getByText('The list you had stays in force until then.')).toBeTruthy()
  expect(screen.getByText('In force since March 6, 2026')).toBeTruthy()
  await press('Keep what I had')
  expect((await screen.findByText('The new list is taken back. Nothing has changed.')).textContent).toBeTruthy()
  expect(screen.queryByText('Bea Marigold')).toBeNull()
  expect(screen.getAllByRole('status').filter(({ textContent }) => textContent).length).toBe(1)
})

it('one that was sent meanwhile can’t be taken back, and says so', async () => {
  draw({ current, changing }, { [takeBack]: () => ({ status: 409, body: { code: 'not_in_this_state', detail: 'It was sent already.' } }) })
  await press('Keep what I had')
  expect((await screen.findByText('It was sent already.')).getAttribute('role')).toBe('alert')
})

it.each([
  [{ current: { ...current, since: null } }, /^Not in force yet\. It’s part of your application/],
  [{ current: { ...current, since: null }, has_account: false }, /^Not in force yet\. You don’t have an account/],
  [{ changing: { ...changing, is_sent: true } }, /^We’re giving it to the custodian/],
  [{ changing: { ...changing, is_sent: true, waits_for: 'spouse' } }, /^Your spouse has to agree first/],
  [{ changing: { ...changing, is_sent: true, waits_for: 'brokerage' } }, /^One of us is having it recorded/],
  [{ refused: { reason: 'The name is not complete.', at: '2026-03-06T12:00:00Z' } }, /^The name is not complete/],
])('each state is said as it is', async (held, text) => {
  draw(held)
  expect(await screen.findByText(text)).toBeTruthy()
  if ('changing' in held) expect(screen.queryByRole('button', { name: 'Keep what I had' })).toBeNull()
})

it('a spouse who gets less than all of a plan is named before it is signed', async () => {
  draw({ current, is_married: true, spouse_rule: 'plan' })
  await press('Change the list')
  await press('Review the list')
  expect(screen.getByText('Your spouse has to agree to this')).toBeTruthy()
  await press('Go back and change it')
  await userEvent.selectOptions(person(1).getByLabelText('Who they are to you'), 'spouse')
  await press('Review the list')
  expect(screen.queryByText('Your spouse has to agree to this')).toBeNull()
})

it('a list that changed on another device is not overwritten, and shows once this form is left', async () => {
  let held: object = { ...nothing, current }
  draw(
    {},
    {
      [read]: () => ({ body: held }),
      [save]: () => {
        held = { ...nothing, current, changing }
        return { status: 409, body: { code: 'conflict_version', detail: 'This was changed somewhere else in the meantime.' } }
      },
    },
  )
  await press('Change the list')
  await press('Review the list')
  await userEvent.type(screen.getByLabelText('Your full name'), 'Ada Sample')
  await press('Sign the list')
  expect(await screen.findByText(/This was changed somewhere else/)).toBeTruthy()
  await press('Go back and change it')
  await press('Keep the list I have')
  expect(await screen.findByText('Bea Marigold')).toBeTruthy()
})

it('without a connection the list is asked for again', async () => {
  let isThere = false
  draw(
    {},
    { [read]: () => (isThere ? { body: { ...nothing, current } } : { status: 503, body: { code: 'overloaded', detail: 'Not now.' } }) },
  )
  expect(await screen.findByText('Not now.')).toBeTruthy()
  isThere = true
  await press('Try again')
  expect(await screen.findByText('Ana Marigold')).toBeTruthy()
})

it('in Spanish it is said in Spanish', async () => {
  setLanguage('es')
  draw({ current })
  expect(await screen.findByText('Hermano o hermana, nació el 3 nov 1979')).toBeTruthy()
  await press('Cambiar la lista')
  expect(screen.getByText('Principales: el 100% está repartido.')).toBeTruthy()
})

/** A session runs out, and the same person signs in again: on another load of the page. */
async function comeBack(key: string, held: object) {
  await memoryWritten()
  cleanup()
  forgetPerson()
  await openMemory(key)
  draw(held)
}

async function halfTyped(key: string) {
  await openMemory(key)
  draw({ current })
  await press('Change the list')
  await press('Add another person')
  await fill(2, 'Bea', 'Marigold', 'child', '40')
  await userEvent.type(person(2).getByLabelText('Year'), '2004')
}

const key = btoa('x'.repeat(32))

it('half a list outlives the session, sealed, until it is discarded', async () => {
  await halfTyped(key)
  await openMemory(key)
  expect(plainlyKept()).not.toMatch(/Bea|2004/)
  await comeBack(key, { current })
  expect(await screen.findByText('You have changes that aren’t saved')).toBeTruthy()
  expect(screen.queryByText(/^The list has changed since/)).toBeNull()
  expect(screen.queryByText('Bea Marigold')).toBeNull()
  await press('Pick up where you left off')
  expect(person(2).getByLabelText<HTMLInputElement>('First name').value).toBe('Bea')
  expect(person(2).getByLabelText<HTMLInputElement>('Year').value).toBe('2004')
  await press('Add another person')
  expect(person(3).getByLabelText<HTMLInputElement>('First name').value).toBe('')
  await comeBack(key, { current })
  await press('Discard the changes')
  expect(document.activeElement?.textContent).toBe('Your changes are discarded. Everything is as it was.')
  await press('Change the list')
  expect(screen.queryByRole('group', { name: 'Person 2' })).toBeNull()
})

it('half a list says when it was typed from another one than counts now', async () => {
  await halfTyped(key)
  await comeBack(key, { current: { ...current, pk: 'l3' } })
  expect(await screen.findByText(/^The list has changed since/)).toBeTruthy()
})

it.each(['sign it', 'keep the list', 'sign out'])('nothing of half a list is left: %s', async (how) => {
  await halfTyped(key)
  if (how === 'keep the list') await press('Keep the list I have')
  if (how === 'sign it') {
    cleanup()
    draw({ current }, { [save]: () => ({ body: { ...nothing, current, changing } }) })
    await press('Pick up where you left off')
    await userEvent.clear(person(2).getByLabelText('Share'))
    await userEvent.type(person(2).getByLabelText('Share'), '100')
    await userEvent.clear(person(2).getByLabelText('Year'))
    await press('Review the list')
    await userEvent.type(screen.getByLabelText('Your full name'), 'Ada Sample')
    await press('Sign the list')
    expect(await screen.findByText('Your list is signed and on its way.')).toBeTruthy()
  }
  if (how === 'sign out') {
    forgetPerson()
    removeMemory()
  }
  await comeBack(key, { current })
  expect(await screen.findByRole('button', { name: 'Change the list' })).toBeTruthy()
  expect(screen.queryByText('You have changes that aren’t saved')).toBeNull()
})
