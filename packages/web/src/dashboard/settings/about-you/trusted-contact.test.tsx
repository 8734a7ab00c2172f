import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { memoryWritten, openMemory } from '../../../client/device.ts'
import { setLanguage } from '../../../client/language.ts'
import { forgetPerson } from '../../../client/session/resets.ts'
import { leaveSettings } from '../../../testing/leave-settings.ts'
import { openableDialogs } from '../../../testing/openable-dialogs.ts'
import { walkView } from '../../../testing/real-flows.ts'
import { type Asked, signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { writePageData } from '../../../testing/write-page-data.ts'
import { TrustedContact } from './trusted-contact.tsx'

const list = 'GET /api/v1/accounts/investment_account_info/'
const update = 'PATCH /api/v1/accounts/investment_account_info/q1/update/'
const ana = {
  trusted_contact: true,
  contact_firstname: 'Ana',
  contact_lastname: 'Rivera',
  contact_email: 'ana@example.com',
  contact_phonenumber: '2075550134',
}

beforeAll(openableDialogs)
beforeEach(signedInBrowser)
beforeEach(writePageData)
afterEach(leaveSettings)

function draw(answers: Readonly<Record<string, unknown>>, more: Parameters<typeof stubService>[0] = {}) {
  let kept: Record<string, unknown> = { pk: 'q1', version: 1, ...answers }
  const asked = stubService({
    'GET /api/flows/dashboard-next/walk': () => ({ body: walkView('dashboard-next') }),
    [list]: () => ({ body: { results: [kept] } }),
    [update]: ({ body }: Asked) => {
      const both = { ...kept, ...body, version: Number(kept['version']) + 1 }
      kept = Object.fromEntries(Object.entries(both).filter(([, value]) => value !== null))
      return { body: kept }
    },
    'GET /api/v1/apex/user/accounts/': () => ({ body: { results: [] } }),
    'GET /api/v1/apex/investigation/issues/': () => ({ body: { results: [] } }),
    ...more,
  })
  render(<TrustedContact />)
  return asked
}

const sent = (asked: readonly Asked[]) => asked.find(({ call }) => call === update)?.body

it('a contact stands as facts, and a change sends what changed', async () => {
  const asked = draw(ana)
  expect(await screen.findByText('Ana Rivera')).toBeTruthy()
  expect(screen.getByText('(207) 555-0134')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Change the contact' }))
  const email = await screen.findByLabelText('Their e-mail address')
  await userEvent.clear(email)
  await userEvent.type(email, 'Rivera@Example.com{Enter}')
  const told = await screen.findByText(/^Ana Rivera is your trusted contact/)
  expect(document.activeElement).toBe(told)
  expect(sent(asked)).toEqual({ contact_email: 'rivera@example.com' })
})

it('people without a contact may name one, and have then said yes', async () => {
  const asked = draw({ trusted_contact: false })
  expect(await screen.findByText(/^You haven’t named anyone/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Name someone' }))
  await userEvent.type(await screen.findByLabelText('Their first name'), 'Ben')
  await userEvent.click(screen.getByRole('button', { name: 'Save the contact' }))
  expect(screen.getAllByText('Enter your contact’s last name.').length).toBeGreaterThan(0)
  await userEvent.type(screen.getByLabelText('Their last name'), 'Okoye')
  await userEvent.type(screen.getByLabelText('Their e-mail address'), 'ben@example.com')
  await userEvent.type(screen.getByLabelText('Their phone number'), '503 555 0134')
  await userEvent.click(screen.getByRole('button', { name: 'Save the contact' }))
  expect(await screen.findByText('Ben Okoye')).toBeTruthy()
  expect(sent(asked)).toEqual({
    trusted_contact: true,
    contact_firstname: 'Ben',
    contact_lastname: 'Okoye',
    contact_email: 'ben@example.com',
    contact_phonenumber: '5035550134',
  })
})

it('a contact is removed only after it was said what that does, and nothing of them stays', async () => {
  const asked = draw(ana)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Ana Rivera' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Remove Ana Rivera?' }))
  expect(dialog.getByText(/^We’ll no longer call or write to them/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Remove the contact' }))
  const told = await screen.findByText('Ana Rivera is no longer your trusted contact.')
  expect(document.activeElement).toBe(told)
  expect(screen.getByText(/^You haven’t named anyone/)).toBeTruthy()
  expect(sent(asked)).toEqual({
    trusted_contact: false,
    contact_firstname: null,
    contact_lastname: null,
    contact_email: null,
    contact_phonenumber: null,
  })
})

it('people who remove a contact they have just named only read that it is removed', async () => {
  draw({})
  await userEvent.click(await screen.findByRole('button', { name: 'Name someone' }))
  for (const [label, text] of [
    ['Their first name', 'Ben'],
    ['Their last name', 'Okoye'],
    ['Their e-mail address', 'ben@example.com'],
    ['Their phone number', '503 555 0134'],
  ] as const)
    await userEvent.type(await screen.findByLabelText(label), text)
  await userEvent.click(screen.getByRole('button', { name: 'Save the contact' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Ben Okoye' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove the contact' }))
  expect(await screen.findByText('Ben Okoye is no longer your trusted contact.')).toBeTruthy()
  expect(screen.queryByText(/^Ben Okoye is your trusted contact/)).toBeNull()
})

it('a removal that fails says so, and the contact stands', async () => {
  draw(ana, { [update]: () => ({ status: 500, body: { code: 'internal_error', detail: 'Nothing has changed. Try again.' } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Ana Rivera' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove the contact' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Nothing has changed. Try again.')
  await userEvent.click(screen.getByRole('button', { name: 'Keep them' }))
  expect(screen.getByText('Ana Rivera')).toBeTruthy()
})

it('answers that cannot be loaded say so, and are asked for again', async () => {
  draw(ana, { [list]: () => ({ status: 500, body: { code: 'internal_error', detail: 'Your contact is where it was.' } }) })
  expect(await screen.findByText('Your contact is where it was.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('in Spanish it is said in Spanish', async () => {
  setLanguage('es')
  draw({})
  expect(await screen.findByText(/^No has nombrado a nadie/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Nombrar a alguien' })).toBeTruthy()
})

it('half a contact is there when they sign in again, and what was not touched is as it is by then', async () => {
  const key = btoa('x'.repeat(32))
  await openMemory(key)
  draw(ana)
  await userEvent.click(await screen.findByRole('button', { name: 'Change the contact' }))
  const name = await screen.findByLabelText('Their first name')
  await userEvent.clear(name)
  await userEvent.type(name, 'Anabel')
  await memoryWritten()
  cleanup()
  forgetPerson()
  await openMemory(key)
  draw({ ...ana, contact_email: 'new@example.com' })
  await userEvent.click(await screen.findByRole('button', { name: 'Pick up where you left off' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Their first name')).value).toBe('Anabel')
  expect(screen.getByLabelText<HTMLInputElement>('Their e-mail address').value).toBe('new@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Save the contact' }))
  await screen.findByText(/^Anabel Rivera is your trusted contact/)
  await memoryWritten()
  cleanup()
  forgetPerson()
  await openMemory(key)
  draw(ana)
  expect(await screen.findByRole('button', { name: 'Change the contact' })).toBeTruthy()
})
