import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { customerOf, me, taskOf } from '../testing/desk-samples.ts'
import { openDesk, refusal } from '../testing/open-desk.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const search = 'POST /api/v1/desk/customers/search/'
const read = 'POST /api/v1/desk/customers/c1/'
const reveal = 'POST /api/v1/desk/customers/c1/reveal/'
const found = { pk: 'c1', name: 'Cora Lane', email: 'cora@example.com', since: '2026-02-01T12:00:00.000Z' }

async function openCustomer(answers: Parameters<typeof openDesk>[1] = {}) {
  const asked = openDesk('/desk/customers/c1', { [read]: () => ({ body: customerOf() }), ...answers })
  await userEvent.type(await screen.findByLabelText('Why do you open it?'), 'Asked about a loan{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Cora Lane' })
  return asked
}

it('the key / leads into the search, which finds by name or address and shows it in no address', async () => {
  const asked = openDesk('/desk', {
    'GET /api/v1/desk/queues/': () => ({ body: { mine: 0, results: [] } }),
    [search]: () => ({ body: { results: [found] } }),
  })
  await screen.findByRole('heading', { level: 1, name: 'Queues' })
  await userEvent.keyboard('/')
  const field = await screen.findByLabelText('E-mail address or name')
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('Cora{Enter}')
  expect((await screen.findByRole('link', { name: 'Cora Lane' })).getAttribute('href')).toBe('/desk/customers/c1')
  expect(asked.find(({ call }) => call === search)?.body).toEqual({ text: 'Cora' })
  expect(location.search).toBe('')
})

it('a search that finds nobody says so', async () => {
  openDesk('/desk/customers', { [search]: () => ({ body: { results: [] } }) })
  await userEvent.type(await screen.findByLabelText('E-mail address or name'), 'nobody@example.com{Enter}')
  expect(await screen.findByText('Nobody by that address or name.')).toBeTruthy()
})

it('an empty search is not sent', async () => {
  const asked = openDesk('/desk/customers')
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Enter an e-mail address or a name.')
  expect(asked.some(({ call }) => call === search)).toBe(false)
})

it('a customer opens with a reason, which is asked once and sent with each look', async () => {
  const first = await openCustomer()
  expect(first.find(({ call }) => call === read)?.body).toEqual({ reason: 'Asked about a loan' })
  expect(screen.getByText('Signed up')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Open: Loan note' })).toBeTruthy()
  cleanup()
  const second = openDesk('/desk/customers/c1', { [read]: () => ({ body: customerOf() }) })
  await screen.findByRole('heading', { level: 1, name: 'Cora Lane' })
  expect(second.find(({ call }) => call === read)?.body).toEqual({ reason: 'Asked about a loan' })
})

it('without a reason nothing is asked of the service', async () => {
  const asked = openDesk('/desk/customers/c1')
  await userEvent.click(await screen.findByRole('button', { name: 'Open the customer' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Write a few words.')
  expect(asked.some(({ call }) => call === read)).toBe(false)
})

it('a reason with a card number is refused where it is typed, and remembered nowhere', async () => {
  const asked = openDesk('/desk/customers/c1')
  await userEvent.type(await screen.findByLabelText(/^Why/), 'Card 4242 4242 4242 4242{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('looks like a card number')
  expect([asked.some(({ call }) => call === read), JSON.stringify({ ...sessionStorage }).includes('4242')]).toEqual([false, false])
})

it('a number is masked until a colleague says why they need it, and can be hidden again', async () => {
  const asked = await openCustomer({ [reveal]: () => ({ body: { value: '123-45-6789' } }) })
  expect(screen.getByText('•••-••-6789')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show: Social Security number' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.clear(dialog.getByLabelText('Why do you need it?'))
  await userEvent.type(dialog.getByLabelText('Why do you need it?'), 'To fill in the form{Enter}')
  expect(await screen.findByText('123-45-6789')).toBeTruthy()
  expect(asked.find(({ call }) => call === reveal)?.body).toEqual({ what: 'ssn', reason: 'To fill in the form' })
  await userEvent.click(screen.getByRole('button', { name: 'Hide: Social Security number' }))
  expect(screen.queryByText('123-45-6789')).toBeNull()
})

it('a number that is refused stays masked, and the dialog says why', async () => {
  await openCustomer({ [reveal]: refusal('not_found', 'It isn’t there any more.', 404) })
  await userEvent.click(screen.getByRole('button', { name: 'Show: Social Security number' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toContain('It isn’t there any more.'))
  expect(screen.getByText('•••-••-6789')).toBeTruthy()
})

it('compliance sees the masked number and no way to show it', async () => {
  await openCustomer({ 'GET /api/v1/desk/me/': () => ({ body: { ...me, role: 'compliance' } }) })
  expect(screen.getByText('•••-••-6789')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Who looked at this customer' }).getAttribute('href')).toBe('/desk/audit?person=c1')
})

it('the tasks of a customer lead to their pages', async () => {
  await openCustomer({ [read]: () => ({ body: customerOf({ tasks: [taskOf()] }) }) })
  expect(screen.getByRole('link', { name: /^Answer a message/ }).getAttribute('href')).toBe('/desk/tasks/t1')
})

it('a customer who isn’t there says so', async () => {
  openDesk('/desk/customers/c1', { [read]: refusal('not_found', 'There is nobody of this name.', 404) })
  await userEvent.type(await screen.findByLabelText('Why do you open it?'), 'A question{Enter}')
  expect(await screen.findByText('There is nobody of this name.')).toBeTruthy()
})
