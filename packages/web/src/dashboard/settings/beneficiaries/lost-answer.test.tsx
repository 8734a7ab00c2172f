import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { memoryWritten, openMemory, removeMemory } from '../../../client/device.ts'
import { forgetPerson } from '../../../client/session/resets.ts'
import { ada } from '../../../testing/ada.ts'
import { leaveSettings } from '../../../testing/leave-settings.ts'
import { lostAnswers } from '../../../testing/lost-answers.ts'
import { signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { writePageData } from '../../../testing/write-page-data.ts'
import { Beneficiaries } from './beneficiaries.tsx'

const read = 'GET /api/v1/accounts/beneficiaries/'
const save = 'POST /api/v1/accounts/beneficiaries/'
const ana = { first_name: 'Ana', last_name: 'Marigold', relation: 'sibling', birth_date: null, rank: 'primary', share_percent: 100 }
const nothing = { current: null, changing: null, refused: null, has_account: true, is_married: false, spouse_rule: null }
const current = { pk: 'l1', people: [ana], document: 'd1', since: '2026-03-06T12:00:00Z' }
const signed = {
  ...{ pk: 'l2', people: [{ ...ana, first_name: 'Bea' }], document: null, is_sent: false, waits_for: null },
  ...{ asked_at: '2026-03-09T12:00:00Z', sends_at: '2026-03-09T13:00:00Z' },
}

beforeEach(signedInBrowser)
beforeEach(writePageData)
afterEach(leaveSettings)
afterEach(removeMemory)

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** A list is signed, and the answer never arrives. */
async function signAndLose(answers: Parameters<typeof stubService>[0]) {
  stubService(answers)
  render(<Beneficiaries user={ada} />)
  await press('Change the list')
  const first = within(screen.getByRole('group', { name: 'Person 1' })).getByLabelText('First name')
  await userEvent.clear(first)
  await userEvent.type(first, 'Bea')
  await sign()
  expect(await screen.findByText(/^We can’t reach our service/)).toBeTruthy()
}

async function sign() {
  await press('Review the list')
  await userEvent.type(screen.getByLabelText('Your full name'), 'Ada Sample')
  await press('Sign the list')
}

it.each(['presses again', 'goes back and reviews it again', 'leaves the form and types it again'])(
  'a list whose answer was lost is the same request when somebody %s',
  async (how) => {
    const service = lostAnswers({ body: { ...nothing, current, changing: signed } })
    await signAndLose({ [read]: () => ({ body: { ...nothing, current } }), [save]: service.call })
    if (how === 'presses again') await press('Sign the list')
    if (how === 'goes back and reviews it again') {
      await press('Go back and change it')
      await sign()
    }
    if (how === 'leaves the form and types it again') {
      await press('Go back and change it')
      await press('Keep the list I have')
      await press('Change the list')
      const first = within(screen.getByRole('group', { name: 'Person 1' })).getByLabelText('First name')
      await userEvent.clear(first)
      await userEvent.type(first, 'Bea')
      await sign()
    }
    expect(await screen.findByText('Your list is signed and on its way.')).toBeTruthy()
    expect([service.sent(), service.done().length]).toEqual([2, 1])
  },
)

it('a list that turns out to be signed is not offered as unsaved on the next visit', async () => {
  const key = btoa('x'.repeat(32))
  let held: object = { ...nothing, current }
  const answers = {
    [read]: () => ({ body: held }),
    [save]: () => {
      held = { ...nothing, current, changing: signed }
      throw new TypeError('Failed to fetch')
    },
  }
  await openMemory(key)
  await signAndLose(answers)
  await memoryWritten()
  cleanup()
  forgetPerson()
  await openMemory(key)
  stubService(answers)
  render(<Beneficiaries user={ada} />)
  expect(await screen.findByText('Bea Marigold')).toBeTruthy()
  expect(screen.queryByText('You have changes that aren’t saved')).toBeNull()
  await press('Change the list')
  expect(within(screen.getByRole('group', { name: 'Person 1' })).getByLabelText<HTMLInputElement>('First name').value).toBe('Bea')
  await memoryWritten()
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/form-beneficiaries/)
})
