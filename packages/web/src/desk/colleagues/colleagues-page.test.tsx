import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { colleague, me } from '../testing/desk-samples.ts'
import { openDesk, refusal } from '../testing/open-desk.tsx'

afterEach(forgetPerson)

const bo = colleague({ pk: 'bo', name: 'Bo Reed', email: 'bo@example.com', role: 'operations', has_second_factor: false })
const lead = { 'GET /api/v1/desk/me/': () => ({ body: { ...me, role: 'lead' } }) }
const list = 'GET /api/v1/desk/staff/'
const invite = 'POST /api/v1/desk/staff/invitations/'
const ok = () => ({ body: { status: 'OK' } })

function openColleagues(answers: Parameters<typeof openDesk>[1] = lead) {
  return openDesk('/desk/colleagues', { [list]: () => ({ body: { results: [colleague(), bo], invited: [] } }), ...answers })
}

it('everybody sees who works at the desk; only a lead changes it', async () => {
  openColleagues({})
  expect(await screen.findByRole('row', { name: /^Bo Reed bo@example.com Operations/ })).toBeTruthy()
  expect(screen.getByText('Not yet')).toBeTruthy()
  expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([])
})

it('a lead changes neither their own role nor closes the desk to themselves', async () => {
  openColleagues()
  const own = await screen.findByRole('row', { name: /^Ada Sample/ })
  expect(within(own).queryAllByRole('button')).toEqual([])
  expect(within(own).getByText('You')).toBeTruthy()
})

it('an invitation is looked at twice before it is sent', async () => {
  const asked = openColleagues({ ...lead, [invite]: () => ({ status: 201, body: { status: 'OK' } }) })
  const form = within(await screen.findByRole('region', { name: 'Invite a colleague' }))
  await userEvent.click(form.getByRole('button', { name: 'Invite' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Choose a role.')
  await userEvent.type(form.getByLabelText('E-mail'), 'cy@example.com')
  await userEvent.click(form.getByLabelText(/^Compliance/))
  await userEvent.click(form.getByRole('button', { name: 'Invite' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite cy@example.com as Compliance?' }))
  expect(asked.some(({ call }) => call === invite)).toBe(false)
  await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }))
  expect(await screen.findByText('An invitation is on its way to cy@example.com.')).toBeTruthy()
  expect(asked.find(({ call }) => call === invite)?.body).toEqual({ email: 'cy@example.com', role: 'compliance' })
})

it('invitations that nobody used are listed with until when they are good', async () => {
  const invited = [{ pk: 'i1', email: 'cy@example.com', role: 'compliance', expires_at: '2026-11-26T12:00:00.000Z' }]
  openColleagues({ [list]: () => ({ body: { results: [colleague()], invited } }) })
  expect(await screen.findByRole('row', { name: /^cy@example.com Compliance Nov 26/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull()
})

it('an invitation to a wrong address is taken back by a lead', async () => {
  const takeBack = 'POST /api/v1/desk/staff/invitations/i1/take-back/'
  const invited = [{ pk: 'i1', email: 'cy@exmaple.com', role: 'compliance', expires_at: '2026-11-26T12:00:00.000Z' }]
  const lists = [invited, []]
  const asked = openColleagues({
    ...lead,
    [list]: () => ({ body: { results: [colleague()], invited: lists.shift() ?? [] } }),
    [takeBack]: ok,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Take back the invitation of cy@exmaple.com' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take it back' }))
  expect(await screen.findByText('The invitation of cy@exmaple.com is taken back.')).toBeTruthy()
  expect(asked.filter(({ call }) => call === takeBack)).toHaveLength(1)
  expect(screen.queryByRole('row', { name: /^cy@/ })).toBeNull()
})

it('a role is changed after a look at what it means', async () => {
  const asked = openColleagues({ ...lead, 'POST /api/v1/desk/staff/bo/role/': ok })
  await userEvent.click(await screen.findByRole('button', { name: 'Change the role of Bo Reed' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByLabelText(/^Lead/))
  await userEvent.click(dialog.getByRole('button', { name: 'Change the role' }))
  expect(await screen.findByText('Bo Reed is now Lead.')).toBeTruthy()
  expect(asked.find(({ call }) => call.endsWith('/role/'))?.body).toEqual({ role: 'lead' })
})

it('the desk is closed to a colleague with a reason, and not without', async () => {
  const end = 'POST /api/v1/desk/staff/bo/end/'
  const asked = openColleagues({ ...lead, [end]: ok })
  await userEvent.click(await screen.findByRole('button', { name: 'Close the desk to Bo Reed' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Close the desk' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Say why, for the record.')
  expect(asked.some(({ call }) => call === end)).toBe(false)
  await userEvent.type(dialog.getByLabelText('Why, for the record'), 'Left the company')
  await userEvent.click(dialog.getByRole('button', { name: 'Close the desk' }))
  expect(await screen.findByText('The desk is closed to Bo Reed.')).toBeTruthy()
  expect(asked.find(({ call }) => call === end)?.body).toEqual({ reason: 'Left the company' })
})

it('a change that is refused says why, and nothing is closed', async () => {
  openColleagues({ ...lead, 'POST /api/v1/desk/staff/bo/role/': refusal('not_found', 'This colleague has left.', 404) })
  await userEvent.click(await screen.findByRole('button', { name: 'Change the role of Bo Reed' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Change the role' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('This colleague has left.')
})
