import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'
import { writePageData } from '../../../testing/write-page-data.ts'

beforeEach(writePageData)
afterEach(() => {
  cleanup()
  forgetPerson()
})

const list = () => ({ body: { results: [] } })
const missing = (...reasons: readonly string[]) => ({
  'GET /api/v1/loans/': () => ({
    body: { results: [], quote: { eligible: reasons.length === 0, reasons: reasons.map((reason) => ({ reason, words: reason })) } },
  }),
  'GET /api/v1/accounts/personal_information/': list,
})

it('the first page of a way to a loan says what is missing before anything is asked, each with what can be done', async () => {
  await drawStep('landing-fc-loan', 'personal-information', missing('no-plan', 'no-bank'))
  expect(await screen.findByText('You can’t borrow from your savings today')).toBeTruthy()
  expect(screen.getByText(/don’t have an individual 401\(k\) with us yet/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open an individual 401(k)' }).getAttribute('href')).toBe('/landing-fc-soloonly')
  expect(screen.getByRole('link', { name: 'Link a bank' }).getAttribute('href')).toBe('/dashboard-bank/link-bank')
})

it('people whose work rules it out are led to other loans', async () => {
  await drawStep('dashboard-loan', 'interested-loan', missing('not-self-employed'))
  expect((await screen.findByRole('link', { name: 'Compare loans from lenders' })).getAttribute('href')).toBe('/landing-fc-newloanalt')
})

it('people who can borrow now read nothing of it', async () => {
  const { asked } = await drawStep('landing-fc-loan', 'personal-information', missing())
  await waitFor(() => expect(asked.some(({ call }) => call === 'GET /api/v1/loans/')).toBe(true))
  expect(screen.queryByText('You can’t borrow from your savings today')).toBeNull()
})

it('on the way to something else it is neither asked nor shown', async () => {
  const { asked } = await drawStep('landing-rollover', 'personal-information', missing('no-plan'))
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(asked.some(({ call }) => call === 'GET /api/v1/loans/')).toBe(false)
})
