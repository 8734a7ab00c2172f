import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { OwnDocuments } from './own-documents.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-20T12:00:00Z') })
})
afterEach(() => {
  cleanup()
  forgetPerson()
  vi.useRealTimers()
})

const note = {
  pk: '11111111-1111-4111-8111-111111111111',
  doc_category: 'AGREEMENT',
  doc_type: 'loan-paper',
  status: 'FILED',
  date: '2026-03-06',
  file_name: 'Loan note, signed.pdf',
}
const terms = { ...note, pk: '2', doc_type: 'privacy-notice', file_name: 'Privacy notice 2026-01-01.pdf' }
const letter = {
  ...note,
  pk: '3',
  doc_category: 'LETTER',
  doc_type: 'letter-of-authorization',
  file_name: 'Letter of authorization 2026-03-06.pdf',
}
const photo = { ...note, pk: '4', doc_category: 'PHOTO_ID', doc_type: 'passport', status: 'RECEIVED', file_name: 'passport.jpg' }
const file = `GET /api/v1/documents/${note.pk}/file/`

function draw(results: readonly object[], more: Parameters<typeof stubService>[0] = {}) {
  signedInBrowser()
  const asked = stubService({ 'GET /api/v1/documents/': () => ({ body: { results, count: results.length } }), ...more })
  render(<OwnDocuments />)
  return asked
}

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('a signed loan note says that it is signed and when, and its copy can be saved', async () => {
  const asked = draw([note], { [file]: () => ({ status: 404, body: { code: 'not_found', detail: 'It is not there.' } }) })
  const save = await screen.findByRole('button', { name: 'Save a copy: Loan note, March 6' })
  expect(lines()).toEqual(['Loan noteSigned on March 6Save a copy'])
  await userEvent.click(save)
  await waitFor(() => expect(asked.some(({ call }) => call === file)).toBe(true))
  expect(await screen.findByText('It is not there.')).toBeTruthy()
})

it('letters are signed, terms are accepted, and what the person has sent is not among them', async () => {
  draw([note, letter, terms, photo])
  await screen.findByText('Loan note')
  expect(lines()).toEqual([
    expect.stringContaining('Loan noteSigned on March 6'),
    expect.stringContaining('Letter of authorizationSigned on March 6'),
    expect.stringContaining('Privacy noticeAccepted on March 6'),
  ])
})

it('a paper of an account says its day and its account in words', async () => {
  draw([
    {
      ...note,
      doc_category: 'CONFIRMATION',
      doc_type: 'confirmation',
      date: '2025-11-20',
      file_name: 'Confirmation 2025-11-20, account ending in 5242.pdf',
    },
  ])
  await screen.findByText('Confirmation')
  expect(lines()).toEqual(['ConfirmationNovember 20, 2025 · account ending in 5242Save a copy'])
})

it('people who have signed nothing read what will be there', async () => {
  draw([photo])
  expect(await screen.findByText('No documents yet')).toBeTruthy()
  expect(screen.queryByText('Your documents')).toBeNull()
})
