import { expect, it } from 'vitest'
import { patient } from '../jobs/patient.ts'
import { testApp } from '../testing/test-app.ts'

/** What was promised, is done at a partner, and does not ask for itself again when the partner is away. */
const promised = [
  'refund-payment',
  'cancel-payment',
  'forget-cards',
  'link-remove',
  'call-cancel',
  'send-rollover',
  'cancel-rollover',
  'ask-record-keeper',
  'ask-record-keeper-again',
  'close-account',
  'send-text',
  'recovery-text',
  'send-email',
]

it('what was promised is tried for days, and so is what a partner reported', async () => {
  const { jobHandlers } = await testApp()
  const reported = Object.keys(jobHandlers).filter((name) => name.startsWith('partner-event-'))
  expect(reported).toEqual(expect.arrayContaining(['partner-event-stripe', 'partner-event-paypal', 'partner-event-brokerage']))
  const impatient = [...promised, ...reported].filter((name) => jobHandlers[name]?.retries !== patient.retries)
  expect(impatient).toEqual([])
})
