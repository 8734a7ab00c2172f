import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setLanguage } from '../../../client/language.ts'
import type { LinkedAccount } from '../../data/accounts/links.ts'
import { Deposit } from './deposit.tsx'

afterEach(() => {
  cleanup()
  setLanguage('en')
})

const numbers = { institution_name: null, company_name: null, name: 'Checking', nickname: null, last_four: '1111' }
const kind = { account_type: 'depository', is_retirement: false, is_roth: false }
const sums = { current_balance: null, available_balance: null, vested_balance: null, balance_as_of: null }
const uses = { is_active: true, active_account: false, primary_account: false, has_online_access: false, is_unlocked: false }
const waiting: LinkedAccount = {
  ...{ pk: 'b1', version: 1, ...numbers, ...kind, ...sums, ...uses, source: 'linked', linked_institution: null },
  ...{ rollover_requested: false, call_scheduled: false, verification: 'pending', verification_tries_left: 3 },
  account_subtype: 'checking',
  verification_expires_at: '2026-12-01T02:00:00Z',
}

// A day alone would be that of Greenwich: in the United States it has ended the evening before.
it.each([
  ['en', 'December 1, 2026 at 2:00 AM', /^3 tries left, until/],
  ['es', '1 de diciembre de 2026 a las 2:00 a.m.', /^Quedan 3 intentos, hasta el/],
] as const)('in “%s” the end of a small deposit has its hour, where the reader is', (language, moment, words) => {
  setLanguage(language)
  render(<Deposit account={waiting} />)
  expect(screen.getByText(words).textContent?.replaceAll('\u00a0', ' ')).toContain(moment)
})
