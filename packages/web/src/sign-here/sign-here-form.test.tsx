import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setLanguage } from '../client/language.ts'
import type { Signing } from '../screens/data/papers/signing.ts'
import { stubService } from '../testing/stub-service.ts'
import { writePageData } from '../testing/write-page-data.ts'
import { SignHereForm } from './sign-here-form.tsx'

beforeEach(writePageData)
afterEach(() => {
  cleanup()
  setLanguage('en')
})

const paper: Signing['waiting'][number] = {
  paper: 'account-1234',
  kind: 'account',
  title: 'Adoption agreement',
  facts: [],
  sections: [],
  version: '2026-11-01',
  spouse_signs: false,
  hash: 'a'.repeat(64),
}
const step = {
  step: 'signatures',
  kind: 'sign',
  title: 'Check and sign your documents',
  continue: 'Sign all documents',
  body: [
    { note: { title: 'Signing binds you', text: 'To each paper.' } },
    { note: { title: 'When loan money is sent', text: 'Later.' }, when: { loan_interest: true, 'loan.eligible': true } },
  ],
}

function draw(waiting: Signing['waiting']) {
  stubService({ 'GET /api/flows/steps/signatures': () => ({ body: step }) })
  const signing = { signer: { first_name: 'Ada', last_name: 'Sample' }, waiting, signed: [], text_to: null, phone: null }
  render(<SignHereForm signing={signing} onSigned={() => undefined} onChanged={() => undefined} />)
}

it('on the telephone too, when the money of a loan is sent is said to those who sign a loan note, and to nobody else', async () => {
  draw([paper])
  expect(await screen.findByText('Signing binds you')).toBeTruthy()
  expect(screen.queryByText('When loan money is sent')).toBeNull()
  cleanup()
  draw([paper, { ...paper, paper: 'loan-1234', kind: 'loan', title: 'Loan note' }])
  expect(await screen.findByText('When loan money is sent')).toBeTruthy()
})

it('on the telephone too, readers of Spanish learn that the papers are in English', async () => {
  setLanguage('es')
  draw([paper, { ...paper, paper: 'loan-1234', kind: 'loan', title: 'Loan note' }])
  expect(await screen.findAllByText(/Los documentos están en inglés/)).toHaveLength(1)
})
