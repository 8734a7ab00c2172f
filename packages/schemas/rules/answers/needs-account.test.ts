import { describe, expect, it } from 'vitest'
import type { Field, StepFile } from '../../flow/steps/step.ts'
import { needsAccount } from './needs-account.ts'

const page: StepFile = { step: 'a-step', kind: 'form', title: 'A page', continue: 'Continue' }
const asking = (store?: string): StepFile => ({
  ...page,
  fields: [{ name: 'answer', type: 'text', label: 'An answer', ...(store !== undefined && { store }) } as Field],
})

describe('an account is asked for', () => {
  it.each([
    ['that needs something done before', { ...page, needs: 'letter' } as StepFile],
    ['that shows what only the service has', { ...page, body: [{ panel: 'balance' }] } as StepFile],
    ['that asks a question of the questionnaire', { ...page, fields: [{ question: 'employment_status' }] } as StepFile],
    ['that asks who somebody is', asking('personal_information.last_name')],
  ])('by a step %s', (_what, step) => expect(needsAccount(step)).toBe(true))
})

describe('no account is asked for', () => {
  it.each([
    ['that only tells something', page],
    ['whose answer only decides where to go', asking()],
    ['whose answers wait on the device', asking('employers.list')],
  ])('by a step %s', (_what, step) => expect(needsAccount(step)).toBe(false))
})
