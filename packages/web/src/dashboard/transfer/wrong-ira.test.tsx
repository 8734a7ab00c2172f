import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setLanguage } from '../../client/language.ts'
import { account, draw, list, onAFriday } from './testing/money-page.tsx'
import { TransferPage } from './transfer-page.tsx'
import { WithdrawPage } from './withdraw/withdraw-page.tsx'

onAFriday()

it.each([
  ['put in', TransferPage],
  ['taken out', WithdrawPage],
])('where money of an IRA is %s, people read whom to ask when it is in the wrong kind, and that no page does it', async (_what, Page) => {
  draw(Page)
  expect(await screen.findByText('Did money go into the wrong kind of IRA?')).toBeTruthy()
  expect(screen.getByText(/You can’t do it on these pages\. Don’t withdraw the money instead/)).toBeTruthy()
  expect(screen.getByText(/A person answers within two business days/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write to us', hidden: true }).getAttribute('href')).toBe('/dashboard/need-help')
})

it('it says so in Spanish', async () => {
  setLanguage('es')
  draw(TransferPage)
  expect(await screen.findByText('¿Entró dinero en el tipo de IRA equivocado?')).toBeTruthy()
})

it('people who have a plan alone are told nothing of IRAs', async () => {
  draw(TransferPage, { 'GET /api/v1/apex/user/accounts/': () => list({ ...account, account_type: 'INDIVIDUAL_401K' }) })
  await screen.findByLabelText('Amount')
  expect(screen.queryByText('Did money go into the wrong kind of IRA?')).toBeNull()
})
