import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setLanguage } from '../client/language.ts'
import type { Signing } from '../screens/data/papers/signing.ts'
import { allSteps } from '../testing/real-flows.ts'
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

function draw(waiting: Signing['waiting'], words: Parameters<typeof stubService>[0][string] = () => ({ body: step })) {
  stubService({ 'GET /api/flows/steps/signatures': words })
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

it('nothing can be signed while the words in which it is signed are not there', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  draw([paper], async () => {
    await answered
    return { body: allSteps.get('signatures') }
  })
  expect(screen.getByText('Adoption agreement')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign this paper' })).toBeNull()
  answer()
  expect(await screen.findByRole('button', { name: 'Sign this paper' })).toBeTruthy()
  expect((await screen.findAllByRole('textbox')).length).toBeGreaterThan(0)
})

it.each([
  ['another try', () => userEvent.click(screen.getByRole('button', { name: 'Try again' }))],
  ['the connection', async () => act(async () => void dispatchEvent(new Event('online')))],
])('where the words can’t be had the page says so, and %s brings them', async (_what, recover) => {
  let isDown = true
  draw([paper], () => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : { body: allSteps.get('signatures') }))
  expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t load your papers' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign this paper' })).toBeNull()
  isDown = false
  await recover()
  expect(await screen.findByRole('button', { name: 'Sign this paper' })).toBeTruthy()
})
