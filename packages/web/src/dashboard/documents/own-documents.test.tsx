import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../../client/language.ts'
import { forgetPerson } from '../../client/session/resets.ts'
import { documentRequests } from '../../screens/data/papers/document-requests.ts'
import { photoIds } from '../../screens/data/papers/photo-ids.ts'
import { openableDialogs } from '../../testing/openable-dialogs.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { DocumentsPage } from './documents-page.tsx'

beforeAll(openableDialogs)
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-20T12:00:00Z') })
})
afterEach(() => {
  setLanguage('en')
  cleanup()
  forgetPerson()
  vi.useRealTimers()
})

const note = {
  pk: '11111111-1111-4111-8111-111111111111',
  doc_category: 'AGREEMENT',
  doc_type: 'loan-paper',
  vendor: null,
  status: 'FILED',
  reason: null,
  account_last_four: null,
  date: '2026-03-06',
  file_name: 'Loan note, signed.pdf',
  file_kind: 'pdf',
  size_bytes: 48_000,
  created_at: '2026-03-06T12:00:00Z',
}
const terms = { ...note, pk: '2', doc_type: 'privacy-notice', file_name: 'Privacy notice 2026-01-01.pdf' }
const letter = {
  ...note,
  pk: '3',
  doc_category: 'LETTER',
  doc_type: 'letter-of-authorization',
  file_name: 'Letter of authorization 2026-03-06.pdf',
}
const photo = { ...note, pk: '4', doc_category: 'PHOTO_ID', doc_type: 'passport', status: 'RECEIVED', file_name: 'IMG_1.jpg' }
const statement = (pk: string, date: string, lastFour: string) => ({
  ...note,
  pk,
  date,
  doc_category: 'STATEMENT',
  doc_type: 'quarterly-statement',
  account_last_four: lastFour,
  file_name: `Statement ${date}, account ending in ${lastFour}.pdf`,
})
const file = `GET /api/v1/documents/${note.pk}/file/`
const asked = 'GET /api/v1/documents/verification_docs/'
const upload = 'POST /api/v1/documents/verification_docs/upload/'
const notThere = () => ({ status: 404, body: { code: 'not_found', detail: 'It is not there.' } })

function draw(results: readonly object[], more: Parameters<typeof stubService>[0] = {}) {
  signedInBrowser()
  const calls = stubService({
    'GET /api/v1/documents/': () => ({ body: { results, count: results.length } }),
    [asked]: () => ({ body: { results: [], count: 0 } }),
    ...more,
  })
  render(
    <MemoryRouter>
      <DocumentsPage />
    </MemoryRouter>,
  )
  return calls
}

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('a signed loan note says that it is signed and when, and its copy can be viewed and saved', async () => {
  const calls = draw([note], { [file]: notThere })
  await userEvent.click(await screen.findByRole('button', { name: 'Save a copy: Loan note, March 6' }))
  expect(lines()).toEqual(['Loan note Signed on March 6It is not there.ViewSave a copy'])
  await userEvent.click(screen.getByRole('button', { name: 'View: Loan note, March 6' }))
  await waitFor(() => expect(calls.filter(({ call }) => call === file)).toHaveLength(2))
})

it('letters are signed, terms are accepted, and what the person has sent waits to be looked at', async () => {
  draw([note, letter, terms, photo])
  await screen.findByText('Loan note')
  expect(lines()).toEqual([
    expect.stringContaining('Loan note Signed on March 6'),
    expect.stringContaining('Letter of authorization Signed on March 6'),
    expect.stringContaining('Privacy notice Accepted on March 6'),
    expect.stringContaining('Passport Not looked at yetSent on March 6'),
  ])
})

it('what went with a message, or came with our answer, was signed by nobody', async () => {
  const own = { ...note, doc_category: 'VERIFICATION', doc_type: 'message-paper', file_name: 'bill.pdf' }
  const ours = { ...note, pk: '2', doc_category: 'LETTER', doc_type: 'answer-paper', file_name: 'fees.pdf' }
  draw([own, ours])
  await screen.findByText('bill')
  expect(lines()).toEqual(['bill Sent on March 6ViewSave a copy', 'fees March 6ViewSave a copy'])
})

it('a paper that a plan is asked for is called by what it is', async () => {
  draw([{ ...note, doc_category: 'REQUESTED', doc_type: 'statement', status: 'REQUESTED', file_name: null }])
  expect(await screen.findByText('Latest statement')).toBeTruthy()
})

it('a paper of an account says its day and its account in words', async () => {
  const confirmation = { ...statement('9', '2025-11-20', '5242'), doc_category: 'CONFIRMATION', doc_type: 'confirmation' }
  draw([{ ...confirmation, file_name: 'Confirmation 2025-11-20, account ending in 5242.pdf' }])
  await screen.findByText('Confirmation')
  expect(lines()).toEqual(['Confirmation November 20, 2025 · account ending in 5242ViewSave a copy'])
})

it('the newest is first by the day that stands on it, whenever it was made', async () => {
  draw([statement('5', '2026-09-30', '5242'), { ...note, date: '2026-10-02' }])
  await screen.findByText('Loan note')
  expect(lines().map((line) => line?.match(/\w+ \d+/)?.[0])).toEqual(['October 2', 'September 30'])
})

const many = [
  note,
  terms,
  letter,
  statement('5', '2026-01-02', '5242'),
  statement('6', '2025-10-02', '5242'),
  statement('7', '2025-10-02', '9901'),
]

it('of many the newest of each kind comes first, and the others of a kind are one press away', async () => {
  draw(many)
  await screen.findByRole('heading', { name: 'Statements' })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Statements',
    'Signed and accepted',
    'Letters',
    'Everything as one file',
  ])
  expect(lines()).toEqual([
    expect.stringContaining('January 2 · account ending in 5242'),
    expect.stringContaining('Loan note'),
    expect.stringContaining('Letter of authorization'),
  ])
  expect(screen.queryByRole('button', { name: /: Letters$/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'See all 3: Statements' }))
  expect(lines()).toHaveLength(3)
  expect(document.activeElement?.textContent).toBe('Your documents')
  await userEvent.click(screen.getByRole('button', { name: 'Back to the newest of each kind' }))
  expect(screen.getByRole('heading', { name: 'Statements' })).toBeTruthy()
})

it('people who read Spanish know before they open one that it is in English, of few and of many', async () => {
  setLanguage('es')
  draw(many)
  expect(await screen.findByText('Los documentos que hacemos están en inglés.')).toBeTruthy()
  cleanup()
  forgetPerson()
  draw([note])
  expect(await screen.findByText(/hizo para ti\. Los documentos que hacemos están en inglés\.$/)).toBeTruthy()
})

it('many are found by kind, account and year, and the page says how many fit', async () => {
  draw(many)
  await userEvent.click(await screen.findByRole('button', { name: 'Look through all 6 documents' }))
  expect(lines()).toHaveLength(6)
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Statements')
  await userEvent.selectOptions(screen.getByLabelText('Account'), 'account ending in 5242')
  await userEvent.selectOptions(screen.getByLabelText('Year'), '2025')
  expect(screen.getByText('1 of 6 documents')).toBeTruthy()
  expect(lines()).toEqual([expect.stringContaining('October 2, 2025 · account ending in 5242')])
  await userEvent.selectOptions(screen.getByLabelText('Account'), 'account ending in 9901')
  await userEvent.selectOptions(screen.getByLabelText('Year'), '2026')
  expect(screen.getByText(/No document fits these choices/)).toBeTruthy()
})

it('what nobody has looked at can be taken back after a question, and nothing else can', async () => {
  const calls = draw([note, photo], { 'DELETE /api/v1/documents/4/': () => ({ body: { pk: '4' } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Passport' }))
  expect(screen.queryByRole('button', { name: 'Remove: Loan note' })).toBeNull()
  expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove it' }))
  expect(await screen.findByText('Removed: Passport')).toBeTruthy()
  expect(lines()).toHaveLength(1)
})

it('a step that asks for papers reads anew what it still needs, after one was removed or sent here', async () => {
  const request = {
    investigation_document_id: '77777777-7777-4777-8777-777777777777',
    doc_type: 'photo-id',
    reason: 'The brokerage has to see who you are.',
    status: 'USER_NOTIFIED',
    refused_because: null,
    requested_at: '2026-03-10T12:00:00Z',
  }
  const photos = 'GET /api/v1/documents/photo_id/'
  const calls = draw([note, photo], {
    [asked]: () => ({ body: { results: [request], count: 1 } }),
    [photos]: () => ({ body: { results: [], count: 0 } }),
    [upload]: () => ({ status: 201, body: photo }),
    'DELETE /api/v1/documents/4/': () => ({ body: { pk: '4' } }),
  })
  await Promise.all([photoIds.load(), documentRequests.load()])
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Passport' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove it' }))
  await screen.findByText('Removed: Passport')
  expect([photoIds.peek(), documentRequests.peek()]).toEqual([undefined, undefined])
  await Promise.all([photoIds.load(), documentRequests.load()])
  await userEvent.selectOptions(screen.getByLabelText(/kind|What/i), 'passport')
  await userEvent.upload(await screen.findByLabelText(/Choose a file/), new File(['x'], 'id.jpg', { type: 'image/jpeg' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send it: A photo ID' }))
  await waitFor(() => expect(calls.some(({ call }) => call === upload)).toBe(true))
  await waitFor(() => expect([photoIds.peek(), documentRequests.peek()]).toEqual([undefined, undefined]))
})

it('everything as one file is offered with its size, and says what went wrong', async () => {
  draw([note, { ...note, pk: '8' }], { 'GET /api/v1/documents/archive/': notThere })
  expect(await screen.findByText(/All 2 documents in a ZIP file.*About 94 KB/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save all documents' }))
  expect(await screen.findByText('It is not there.')).toBeTruthy()
})

it('each button to send says what it sends', async () => {
  const request = {
    reason: 'The brokerage asks for it.',
    status: 'USER_NOTIFIED',
    refused_because: null,
    requested_at: '2026-03-10T12:00:00Z',
  }
  const [first, other] = ['77777777-7777-4777-8777-777777777777', '88888888-8888-4888-8888-888888888888']
  const results = [
    { ...request, investigation_document_id: first, doc_type: 'photo-id' },
    { ...request, investigation_document_id: other, doc_type: 'address-statement' },
  ]
  draw([note], { [asked]: () => ({ body: { results, count: 2 } }) })
  await screen.findAllByText('The brokerage asks for it.')
  const names = screen.getAllByRole('button', { name: /^Send it/ }).map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['Send it: A photo ID', 'Send it: Proof of address'])
})

it('what is asked for says why and what was wrong before, and is sent from here', async () => {
  const request = {
    investigation_document_id: '77777777-7777-4777-8777-777777777777',
    doc_type: 'address-statement',
    reason: 'The brokerage has to see where you live.',
    status: 'USER_NOTIFIED',
    refused_because: 'The date can’t be read.',
    requested_at: '2026-03-10T12:00:00Z',
  }
  let isSent = false
  const calls = draw([note], {
    [asked]: () => ({ body: { results: isSent ? [] : [request], count: 0 } }),
    [upload]: () => {
      isSent = true
      return { status: 201, body: photo }
    },
  })
  expect(await screen.findByText('The brokerage has to see where you live.')).toBeTruthy()
  expect(screen.getByText('The date can’t be read.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send it: Proof of address' }))
  const wrong = screen.getByRole('alert')
  expect(wrong).toBe(document.activeElement)
  await userEvent.click(within(wrong).getByRole('link', { name: 'Add a photo or a file.' }))
  expect(document.activeElement?.getAttribute('type')).toBe('file')
  await userEvent.upload(await screen.findByLabelText(/Choose a file/), new File(['x'], 'bill.pdf', { type: 'application/pdf' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Send it: Proof of address' }))
  expect(await screen.findByText('We’ve received it: Proof of address. It’s on your list below.')).toBe(document.activeElement)
  const [sent] = calls.filter(({ call }) => call === upload)
  expect([sent?.body.get('uploaded_doctype'), sent?.body.get('file').name]).toEqual(['address-statement', 'bill.pdf'])
})

it('people who have signed nothing read what will be there', async () => {
  draw([])
  expect(await screen.findByText('No documents yet')).toBeTruthy()
  expect(screen.queryByText('Your documents')).toBeNull()
})

it('a list that cannot be loaded says so and is asked for again', async () => {
  let isUp = false
  draw([], {
    'GET /api/v1/documents/': () =>
      isUp ? { body: { results: [note], count: 1 } } : { status: 503, body: { code: 'unavailable', detail: 'Not now.' } },
  })
  expect(await screen.findByText('Not now.')).toBeTruthy()
  isUp = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Loan note')).toBeTruthy()
})

it('the name of a paper that is there in English alone is marked as English, and no other', async () => {
  setLanguage('es')
  const paper = { ...note, pk: '5', doc_type: 'account-paper', file_name: 'Adoption agreement for a Roth IRA, signed.pdf' }
  const ruled = { ...note, pk: '6', doc_type: 'privacy_notice', file_name: 'Privacy notice 2026-01-01.pdf' }
  const wished = { ...note, pk: '7', doc_category: 'REQUESTED', doc_type: 'Resumen del plan', status: 'REQUESTED', file_name: null }
  draw([note, paper, ruled, wished])
  expect((await screen.findByText('Adoption agreement for a Roth IRA')).lang).toBe('en')
  for (const name of ['Pagaré del préstamo', 'Aviso de privacidad', 'Resumen del plan']) expect(screen.getByText(name).lang, name).toBe('')
})
