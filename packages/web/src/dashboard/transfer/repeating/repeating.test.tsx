import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dialog, draw, list, onAFriday, pressed, schedule } from '../testing/money-page.tsx'
import { TransferPage } from '../transfer-page.tsx'

onAFriday()

function descriptionOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

it('a repeating deposit shows its dates and what it buys, and is changed, paused and ended at the version that was seen', async () => {
  const asked = draw(TransferPage, {
    'POST /api/v1/apex/user/transfer_schedules/update/': () => ({ body: schedule }),
    'POST /api/v1/apex/user/transfer_schedules/cancel/': () => ({ body: schedule }),
  })
  expect(await screen.findByRole('heading', { name: '$150 every month' })).toBeTruthy()
  expect(screen.getByText('April 10, May 11')).toBeTruthy()
  expect(await screen.findByRole('row', { name: 'Stocks 60% $90.00' })).toBeTruthy()
  await pressed('Change it: $150 every month')
  await userEvent.clear(dialog().getByLabelText('Amount each time'))
  await userEvent.type(dialog().getByLabelText('Amount each time'), '5')
  await userEvent.click(dialog().getByRole('button', { name: 'Save the change' }))
  expect(await dialog().findByRole('link', { name: 'Enter $10 or more, such as 150.' })).toBeTruthy()
  await userEvent.type(dialog().getByLabelText('Amount each time'), '0')
  await userEvent.click(dialog().getByRole('button', { name: 'Save the change' }))
  expect(await screen.findByText('From the next deposit on it’s $50.00 every month.')).toBeTruthy()
  await pressed('Pause: $150 every month')
  await userEvent.click(dialog().getByRole('button', { name: 'Pause' }))
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Your deposits are paused.'))
  await pressed('End it: $150 every month')
  await userEvent.click(dialog().getByRole('button', { name: 'End them' }))
  expect(await screen.findByText('Your deposits have ended. Nothing more is taken.')).toBeTruthy()
  const id = schedule.transfer_schedule_id
  expect(asked.filter(({ call }) => /update|cancel/.test(call)).map(({ body, headers }) => [body, headers['if-match']])).toEqual([
    [{ transfer_schedule_id: id, amount: 50 }, '"2"'],
    [{ transfer_schedule_id: id, status: 'PAUSED' }, '"2"'],
    [{ transfer_schedule_id: id }, undefined],
  ])
})

it('what is wrong with a change stands at its field, and the list of errors leads there', async () => {
  draw(TransferPage, { 'POST /api/v1/apex/user/transfer_schedules/update/': () => ({ body: schedule }) })
  await pressed('Change it: $150 every month')
  const [amount, day] = [dialog().getByLabelText('Amount each time'), dialog().getByLabelText('Next deposit on')]
  await userEvent.clear(amount)
  await userEvent.type(amount, '5')
  await userEvent.clear(day)
  await userEvent.type(day, '2026-03-01')
  expect(dialog().queryByRole('alert')).toBeNull()
  await userEvent.click(dialog().getByRole('button', { name: 'Save the change' }))
  const [tooLittle, tooEarly] = ['Enter $10 or more, such as 150.', 'Choose a day after today and within a year.']
  expect(dialog().getByRole('alert')).toBe(document.activeElement)
  expect([amount, day].map(descriptionOf)).toEqual([tooLittle, tooEarly])
  expect([amount, day].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
  await userEvent.click(dialog().getByRole('link', { name: tooEarly }))
  expect(document.activeElement).toBe(day)
  await userEvent.clear(amount)
  await userEvent.type(amount, '50')
  expect([descriptionOf(amount), dialog().queryByRole('link', { name: tooLittle })]).toEqual(['', null])
})

it('how often a deposit repeats, and its next day, can be changed; what stays is not sent', async () => {
  const asked = draw(TransferPage, { 'POST /api/v1/apex/user/transfer_schedules/update/': () => ({ body: schedule }) })
  await pressed('Change it: $150 every month')
  await userEvent.selectOptions(dialog().getByLabelText('How often?'), 'Every two weeks')
  const day = dialog().getByLabelText<HTMLInputElement>('Next deposit on')
  expect([day.value, day.min, day.max]).toEqual(['2026-03-10', '2026-03-07', '2027-03-06'])
  await userEvent.clear(day)
  await userEvent.type(day, '2026-03-01')
  await userEvent.click(dialog().getByRole('button', { name: 'Save the change' }))
  expect(await dialog().findByRole('link', { name: 'Choose a day after today and within a year.' })).toBeTruthy()
  await userEvent.clear(day)
  await userEvent.type(day, '2026-03-20')
  await userEvent.click(dialog().getByRole('button', { name: 'Save the change' }))
  expect(await screen.findByText('From the next deposit on it’s $150.00 every two weeks.')).toBeTruthy()
  const sent = asked.find(({ call }) => call.endsWith('transfer_schedules/update/'))
  expect(sent?.body).toEqual({
    transfer_schedule_id: schedule.transfer_schedule_id,
    frequency: 'BIWEEKLY',
    first_date: '2026-03-20',
  })
})

it('a plan of regular saving and the deposits that it makes are one, and it is ended at the version that was seen', async () => {
  const plan = {
    ...{ pk: 'v1', version: 3, amount: 150, frequency: 'monthly', status: 'active', first_date: '2026-02-10', state: 'scheduled' },
    ...{ transfer_schedule_id: schedule.transfer_schedule_id, next_dates: ['2026-03-10'], missing: [], words: '' },
  }
  const asked = draw(TransferPage, {
    'GET /api/v1/portfolios/savings_program/': () => list(plan),
    'PATCH /api/v1/portfolios/savings_program/v1/update/': () => ({ body: { ...plan, status: 'cancelled' } }),
  })
  await waitFor(() => expect(screen.getAllByRole('heading', { name: '$150 every month' })).toHaveLength(1))
  await pressed('End it: $150 every month')
  await userEvent.click(dialog().getByRole('button', { name: 'End them' }))
  await screen.findByText('Your deposits have ended. Nothing more is taken.')
  const sent = asked.find(({ call }) => call.startsWith('PATCH'))
  expect([sent?.body, sent?.headers['if-match']]).toEqual([{ status: 'cancelled' }, '"3"'])
})
