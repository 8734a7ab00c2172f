import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { me } from '../testing/desk-samples.ts'
import { openDesk, refusal } from '../testing/open-desk.tsx'

afterEach(forgetPerson)

const audit = 'GET /api/v1/desk/audit/'
const lead = { 'GET /api/v1/desk/me/': () => ({ body: { ...me, role: 'lead' } }) }
const looked = (id: number) => ({
  id,
  at: '2026-11-23T12:00:00.000Z',
  actor: 'person:bo',
  action: 'desk.looked',
  subject: 'person:0198a1b2-0000-4000-8000-000000000001',
  detail: { reason: 'Asked about a loan' },
})

it('an entry says when, who, what, about whom and why', async () => {
  openDesk('/desk/audit', { ...lead, [audit]: () => ({ body: { results: [looked(7)] } }) })
  const row = await screen.findByRole('row', { name: /Bo Reed desk\.looked/ })
  expect(within(row).getByText('reason: Asked about a loan')).toBeTruthy()
  const [link] = within(row).getAllByRole('link', { name: 'person 0198a1b2…' })
  expect(link?.getAttribute('href')).toBe('/desk/customers/0198a1b2-0000-4000-8000-000000000001')
})

it('it is read of one colleague, and further back', async () => {
  const asked = openDesk('/desk/audit', {
    ...lead,
    [audit]: () => ({ body: { results: Array.from({ length: 100 }, (_none, index) => looked(200 - index)) } }),
  })
  await screen.findByRole('option', { name: 'Bo Reed' })
  await userEvent.selectOptions(screen.getByLabelText('Colleague'), 'Bo Reed')
  await userEvent.click(await screen.findByRole('link', { name: 'Earlier' }))
  expect(await screen.findByRole('link', { name: 'To the newest' })).toBeTruthy()
  expect(asked.filter(({ call }) => call === audit).map(({ query }) => query)).toEqual([
    {},
    { colleague: 'bo' },
    { colleague: 'bo', before: '101' },
  ])
})

it('what was done to one customer is read from their page', async () => {
  const asked = openDesk('/desk/audit?person=c1', { ...lead, [audit]: () => ({ body: { results: [] } }) })
  expect(await screen.findByText('Nothing was recorded.')).toBeTruthy()
  expect(asked.find(({ call }) => call === audit)?.query).toEqual({ person: 'c1' })
})

it('support has neither the page nor a link to it', async () => {
  const asked = openDesk('/desk/audit')
  expect(await screen.findByRole('heading', { level: 1, name: 'This page doesn’t exist' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Audit' })).toBeNull()
  expect(asked.some(({ call }) => call === audit)).toBe(false)
})

it('an audit that can’t be loaded says why', async () => {
  openDesk('/desk/audit', { ...lead, [audit]: refusal('database_unavailable', 'We cannot reach our records right now.', 503) })
  expect(await screen.findByText('We cannot reach our records right now.')).toBeTruthy()
})
