import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { refreshShown } from '../../client/service/changes.ts'
import { deposit, dialog, draw, onAFriday, pressed, rooms } from './testing/money-page.tsx'
import { TransferPage } from './transfer-page.tsx'

// The browser’s clock says March 2026 throughout.
onAFriday()

const depositing = 'POST /api/v1/apex/user/transfer/deposit/create/'
const roomsOn = (today: string) => {
  const year = Number(today.slice(0, 4))
  const results = rooms.map((room, back) => ({ ...room, tax_year: year - back, last_day: `${year + 1 - back}-04-15` }))
  return { body: { today, results } }
}

async function depositOf(amount: string) {
  await userEvent.type(await screen.findByLabelText('Amount'), amount)
  await pressed('Review')
  await userEvent.click(dialog().getByRole('button', { name: `Deposit $${amount}.00` }))
}

it.each([
  [/2027, this year/, { contribution_type: 'CURRENT_YEAR', tax_year: 2027 }],
  [/2026, last year/, { contribution_type: 'PRIOR_YEAR', tax_year: 2026 }],
])('a deposit counts for the years of the service, whatever year the browser is in: %s', async (year, sent) => {
  const asked = draw(TransferPage, {
    'GET /api/v1/apex/user/contribution_room/': () => roomsOn('2027-01-04'),
    [depositing]: () => ({ status: 201, body: deposit }),
  })
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /2027, this year/ })).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: year }))
  await depositOf('200')
  expect(asked.find(({ call }) => call === depositing)?.body).toEqual({ account_number: 'R-1', amount: 200, ...sent })
})

it('deposits that repeat begin after the day of the service', async () => {
  draw(TransferPage, { 'GET /api/v1/apex/user/contribution_room/': () => roomsOn('2027-01-04') })
  await userEvent.selectOptions(await screen.findByLabelText('How often?'), 'Every month')
  expect(screen.getByLabelText<HTMLInputElement>('First deposit on').value).toBe('2027-01-05')
})

it('a year that has ended since the page was loaded is refused once, and then the years are those that there are now', async () => {
  let today = '2026-12-31'
  const asked = draw(TransferPage, {
    'GET /api/v1/apex/user/contribution_room/': () => roomsOn(today),
    [depositing]: ({ body }) => {
      if ((body as { tax_year: number }).tax_year === 2027) return { status: 201, body: deposit }
      return { status: 400, body: { code: 'validation_failed', detail: 'Not that year.', fields: { tax_year: ['Not that year.'] } } }
    },
  })
  await screen.findByRole('radio', { name: /2026, this year/ })
  today = '2027-01-01'
  await depositOf('200')
  expect((await dialog().findByRole('alert')).textContent).toBe('Not that year.')
  await userEvent.click(dialog().getByRole('button', { name: 'Change something' }))
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /2027, this year/ })).checked).toBe(true)
  await pressed('Review')
  await userEvent.click(dialog().getByRole('button', { name: 'Deposit $200.00' }))
  expect(await screen.findByText('Your deposit of $200.00 is saved')).toBeTruthy()
  expect(asked.filter(({ call }) => call === depositing)).toHaveLength(2)
})

it('what is chosen stays chosen when the year turns', async () => {
  let today = '2026-12-31'
  draw(TransferPage, { 'GET /api/v1/apex/user/contribution_room/': () => roomsOn(today) })
  await userEvent.click(await screen.findByRole('radio', { name: /2025, last year/ }))
  await userEvent.click(screen.getByRole('radio', { name: /2026, this year/ }))
  today = '2027-01-01'
  // A list is asked for at most once a second.
  await vi.advanceTimersByTimeAsync(1100)
  refreshShown()
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /2026, last year/ })).checked).toBe(true)
})
