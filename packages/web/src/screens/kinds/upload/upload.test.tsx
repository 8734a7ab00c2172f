import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const made = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
const photo = {
  pk: '11111111-1111-4111-8111-111111111111',
  doc_category: 'PHOTO_ID',
  doc_type: 'passport',
  status: 'RECEIVED',
  reason: null,
  created_at: '2026-11-18T10:00:00.000Z',
}
const list = 'GET /api/v1/documents/photo_id/'
const upload = 'POST /api/v1/documents/photo_id/upload/'

it('a card is sent side by side, and a passport on its own', async () => {
  const { asked, done } = await drawStep('landing-fc-iraonly', 'photo-id', {
    [list]: () => ({ body: { results: [], count: 0 } }),
    [upload]: () => ({ status: 201 }),
  })
  await userEvent.click(await screen.findByRole('radio', { name: /Driver/ }))
  await userEvent.upload(await screen.findByLabelText(/Choose a file: Front/), made('front.pdf', 5))
  await userEvent.click(screen.getByRole('button', { name: 'Send my ID' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Add a photo of the back.')
  await userEvent.upload(screen.getByLabelText(/Choose a file: Back/), made('back.pdf', 6))
  await userEvent.click(screen.getByRole('button', { name: 'Send my ID' }))
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  const sent = asked.filter(({ call }) => call === upload).map(({ body }) => [body.get('uploaded_doctype'), body.get('file').name])
  expect(sent).toEqual([
    ['drivers-license', 'front.pdf'],
    ['drivers-license', 'back.pdf'],
  ])
})

it('a side that arrived as another kind of ID is sent again as the one that is chosen now', async () => {
  let isBackReadable = false
  const { asked, done } = await drawStep('landing-fc-iraonly', 'photo-id', {
    [list]: () => ({ body: { results: [], count: 0 } }),
    [upload]: ({ body }) =>
      body.get('file').name === 'front.pdf' || isBackReadable
        ? { status: 201 }
        : { status: 422, body: { code: 'file_refused', detail: 'No.' } },
  })
  await userEvent.click(await screen.findByRole('radio', { name: /Driver/ }))
  await userEvent.upload(await screen.findByLabelText(/Choose a file: Front/), made('front.pdf', 5))
  await userEvent.upload(screen.getByLabelText(/Choose a file: Back/), made('back.pdf', 6))
  await userEvent.click(screen.getByRole('button', { name: 'Send my ID' }))
  expect((await screen.findByRole('alert')).textContent).toContain('No.')
  isBackReadable = true
  await userEvent.click(screen.getByRole('radio', { name: /State ID/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Send my ID' }))
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  const sent = asked.filter(({ call }) => call === upload).map(({ body }) => [body.get('uploaded_doctype'), body.get('file').name])
  expect(sent.slice(2)).toEqual([
    ['state-id', 'front.pdf'],
    ['state-id', 'back.pdf'],
  ])
})

it('the same photo twice is no card: the back is asked for', async () => {
  const { asked } = await drawStep('landing-fc-iraonly', 'photo-id', { [list]: () => ({ body: { results: [], count: 0 } }) })
  await userEvent.click(await screen.findByRole('radio', { name: /State ID/ }))
  await userEvent.upload(await screen.findByLabelText(/Choose a file: Front/), made('a.pdf', 5))
  await userEvent.upload(screen.getByLabelText(/Choose a file: Back/), made('b.pdf', 5))
  await userEvent.click(screen.getByRole('button', { name: 'Send my ID' }))
  expect((await screen.findByRole('alert')).textContent).toContain('This is the same photo as the front.')
  expect(asked.some(({ call }) => call === upload)).toBe(false)
})

it('what the service refuses is said at the file, which stays', async () => {
  const words = 'This file is damaged or not complete.'
  await drawStep('landing-fc-iraonly', 'photo-id', {
    [list]: () => ({ body: { results: [], count: 0 } }),
    [upload]: () => ({ status: 422, body: { code: 'file_refused', detail: 'No.', fields: { file: [words] } } }),
  })
  await userEvent.click(await screen.findByRole('radio', { name: /Passport/ }))
  await userEvent.upload(await screen.findByLabelText(/Choose a file: Front/), made('p.pdf', 5))
  await userEvent.click(screen.getByRole('button', { name: 'Send my ID' }))
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  expect(screen.getByText('p.pdf')).toBeTruthy()
})

it('an ID that is with us is not asked for again, unless the person wants to send another', async () => {
  const { done } = await drawStep('landing-fc-iraonly', 'photo-id', { [list]: () => ({ body: { results: [photo], count: 1 } }) })
  expect(await screen.findByText('We have your ID')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Send another one' }))
  expect(await screen.findByRole('radio', { name: /Passport/ })).toBeTruthy()
  expect(done).not.toHaveBeenCalled()
})

it('why an ID was refused stands first', async () => {
  const refused = { ...photo, status: 'REFUSED', reason: 'The photo is blurred.' }
  await drawStep('landing-fc-iraonly', 'photo-id', { [list]: () => ({ body: { results: [refused], count: 1 } }) })
  expect(await screen.findByText('The photo is blurred.')).toBeTruthy()
})

const request = (id: string, doc_type: string) => ({
  investigation_document_id: id,
  doc_type,
  reason: `Why ${doc_type}.`,
  status: 'USER_NOTIFIED',
  refused_because: null,
  requested_at: '2026-11-18T10:00:00.000Z',
})
const requests = 'GET /api/v1/documents/verification_docs/'
const sendPaper = 'POST /api/v1/documents/verification_docs/upload/'

it('for each paper that is asked for one file is sent; one that is missing is said beside it', async () => {
  const all = [
    request('11111111-1111-4111-8111-111111111111', 'address-statement'),
    request('22222222-2222-4222-8222-222222222222', 'selfie'),
  ]
  const { asked, done } = await drawStep('landing-rollover-full', 'more-info', {
    [requests]: () => ({ body: { results: all, count: 2 } }),
    [sendPaper]: () => ({ status: 201 }),
  })
  expect(await screen.findByText('Why selfie.')).toBeTruthy()
  const [first, second] = await screen.findAllByLabelText(/Choose a file/)
  if (!first || !second) throw new Error('There is no field for each request.')
  await userEvent.upload(first, made('bill.pdf', 5))
  await userEvent.click(screen.getByRole('button', { name: 'Send my documents' }))
  expect(await screen.findByText('Add a photo or a file.')).toBeTruthy()
  expect(asked.some(({ call }) => call === sendPaper)).toBe(false)
  await userEvent.upload(second, made('face.pdf', 6))
  await userEvent.click(screen.getByRole('button', { name: 'Send my documents' }))
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  const sent = asked.filter(({ call }) => call === sendPaper).map(({ body }) => [body.get('uploaded_doctype'), body.get('file').name])
  expect(sent).toEqual([
    ['address-statement', 'bill.pdf'],
    ['selfie', 'face.pdf'],
  ])
})

it('with nothing asked for there is nothing to fill in', async () => {
  const { done } = await drawStep('landing-rollover-full', 'more-info', { [requests]: () => ({ body: { results: [], count: 0 } }) })
  expect(await screen.findByText(/You don’t need to send anything right now/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send my documents' }))
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
})
