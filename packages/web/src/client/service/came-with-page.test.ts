import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubService } from '../../testing/stub-service.ts'
import { forgetPerson } from '../session/resets.ts'
import { ask } from './ask.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<script type="application/json" data-call="/api/v1/loans/">{"results":[]}</script>`
})
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

it('an answer that came with the page serves everybody who asks within a second, and is asked for from then on', async () => {
  const asked = stubService({ 'GET /api/v1/loans/': () => ({ body: { results: ['newer'] } }) })
  expect(await Promise.all([ask('GET /api/v1/loans/'), ask('GET /api/v1/loans/')])).toEqual([
    { ok: true, data: { results: [] } },
    { ok: true, data: { results: [] } },
  ])
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(document.querySelector('script')).toBeNull()
  expect(await ask('GET /api/v1/loans/')).toEqual({ ok: true, data: { results: ['newer'] } })
})

it('what was asked otherwise is not answered by it', async () => {
  const asked = stubService({}, () => ({ body: {} }))
  await ask('GET /api/v1/loans/alt_loan/')
  await ask('GET /api/v1/financial_accounts/accounts/', { query: { is_retirement: 'true' } })
  expect(asked).toHaveLength(2)
})

it('nothing of it is left when the person signs out', () => {
  forgetPerson()
  expect(document.querySelector('script')).toBeNull()
})
