import { expect, it } from 'vitest'
import { stubService } from '../../testing/stub-service.ts'
import { ask } from '../service/ask.ts'
import { useStepUp } from './step-up.ts'

const refused = { status: 403, body: { code: 'step_up_required', detail: 'Enter your password.' } }
const body = { new_password1: 'purple lantern walks home', new_password2: 'purple lantern walks home' }

async function answerDialog(isSure: boolean) {
  await expect.poll(() => useStepUp.getState().asking).toBeDefined()
  useStepUp.getState().asking?.settle(isSure)
}

it('a call that needs the password waits for it, and goes out again with the same key', async () => {
  let isSure = false
  const asked = stubService({ 'POST /api/v1/auth/password/change/': () => (isSure ? { body: { detail: 'Saved.' } } : refused) })
  const answer = ask('POST /api/v1/auth/password/change/', { body })
  await expect.poll(() => useStepUp.getState().asking).toBeDefined()
  isSure = true
  useStepUp.getState().asking?.settle(true)
  expect(await answer).toMatchObject({ ok: true })
  expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  expect(asked).toHaveLength(2)
})

it('without it the caller gets the answer of the service, and nothing is sent again', async () => {
  const asked = stubService({ 'POST /api/v1/auth/password/change/': () => refused })
  const [one, other] = [ask('POST /api/v1/auth/password/change/', { body }), ask('POST /api/v1/auth/password/change/', { body })]
  await answerDialog(false)
  expect([await one, await other]).toMatchObject([{ failure: { code: 'step_up_required' } }, { ok: false }])
  expect(asked).toHaveLength(2)
  expect(useStepUp.getState().asking).toBeUndefined()
})
