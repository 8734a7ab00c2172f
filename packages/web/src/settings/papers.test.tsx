// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveSettings } from '../testing/leave-settings.ts'
import { signedInBrowser, stubService } from '../testing/stub-service.ts'
import { Papers } from './papers.tsx'

beforeEach(signedInBrowser)
afterEach(leaveSettings)

const signed = { pk: 'd1', status: 'FILED', date: '2026-03-06', file_name: 'Adoption agreement, signed.pdf' }
const toSign = { ...signed, pk: 'd2', status: 'TO_SIGN', file_name: 'Adoption agreement.pdf' }
const photo = { ...signed, pk: 'd3', status: 'RECEIVED', file_name: 'front.jpg' }
const draw = (results: readonly unknown[], more = {}) => {
  const asked = stubService({ 'GET /api/v1/documents/': () => ({ body: { results } }), ...more })
  render(<Papers />)
  return asked
}

it('what was signed can be saved again, and what was sent or is still to be signed does not stand beside it', async () => {
  const address = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:paper')
  const asked = draw([signed, toSign, photo], { 'GET /api/v1/documents/d1/file/': () => ({ body: {} }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Save a copy: Adoption agreement, signed' }))
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(asked.map(({ call }) => call)).toContain('GET /api/v1/documents/d1/file/')
  address.mockRestore()
})

it('a copy that cannot be had says so', async () => {
  const detail = 'We cannot give you this paper now.'
  draw([signed], { 'GET /api/v1/documents/d1/file/': () => ({ status: 404, body: { code: 'not_found', detail } }) })
  await userEvent.click(await screen.findByRole('button', { name: /^Save a copy/ }))
  expect(await screen.findByText(detail)).toBeTruthy()
})

it('whoever has signed nothing is told what will stand there', async () => {
  draw([toSign])
  expect(await screen.findByText(/^You have signed nothing yet/)).toBeTruthy()
})
