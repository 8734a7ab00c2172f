import { expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { borrowerWithLoan, passDays } from '../loans/testing/borrower.ts'
import { papersOf } from './testing/papers-of.ts'

// The plan is opened, filled and lends, and a payment of the loan settles.
const slow = { timeout: 120_000 }

it('papers say what of a loan went to the bank and what its fee was, and call its payments what they are', slow, async () => {
  const service = await testApp()
  const person = await borrowerWithLoan(service)
  const { next } = await person.payments(person.loan.pk)
  await person.payEarly(person.loan.pk, { what: 'next', amount: next[0].amount })
  await passDays(service, 5, 2)
  const payload = { email: person.email, password: person.password1 }
  const { access } = (await service.ask({ method: 'POST', url: '/api/v1/auth/login/', payload })).body
  const get = async (path: string) => (await service.ask({ method: 'GET', url: `/api/v1/apex/user/${path}/`, token: access })).body.results
  const [{ account_number: number }] = await get('accounts')
  const papers = papersOf(service, { token: () => access, number })
  const found = await papers.find('CONFIRMATION')
  const confirmed = (await Promise.all(found.map(({ pk }) => papers.read(pk)))).join('\n')
  expect(confirmed).toMatch(/Loan paid to bank account ending in \d{4} \S+ -\$11,925\.00 Fee of the loan \S+ -\$75\.00/)
  expect(confirmed).toMatch(/Loan payment from bank account ending in \d{4} \S+ \$/)
  // The calls and the papers name the same sum.
  const lent = (await get('transfer_requests')).find(({ direction }: { direction: string }) => direction === 'WITHDRAWAL')
  expect(lent).toMatchObject({ amount: 12_000, net_amount: 11_925, tax_withheld: 0 })
})
