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
])('where money of an IRA is %s, people read what to do when it is in the wrong kind, and are led there', async (_what, Page) => {
  draw(Page)
  expect(await screen.findByText('Did money go into the wrong kind of IRA?')).toBeTruthy()
  expect(screen.getByText(/Don’t withdraw the money instead/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Change the deposit to your other IRA', hidden: true })
  expect(link.getAttribute('href')).toBe('/dashboard/transfer/other-ira')
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
