import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setLanguage } from '../../../client/language.ts'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  setLanguage('en')
  forgetPerson()
})

const draw = (given: Record<string, unknown>) =>
  drawStep('landing-fc-loan', 'qa10', {
    'GET /api/v1/accounts/investment_account_info/': () => ({ body: { results: [{ pk: 'profile', version: 1, ...given }] } }),
  })

it('a page that asks nothing shows the profile of what was answered before', async () => {
  await draw({ risk_tolerance: 'high', investment_goal: 'balanced', liquidity_needs: 'after-10-years', planned_retirement_age: 66 })
  expect(await screen.findByText(/Your answers lead to/)).toBeTruthy()
})

it('an answer that is missing is said, and no profile made up', async () => {
  await draw({ risk_tolerance: 'high', investment_goal: 'balanced', liquidity_needs: 'after-10-years' })
  expect(await screen.findByText(/Your profile appears here once you’ve answered every question/)).toBeTruthy()
})

it('in Spanish it is all in Spanish', async () => {
  setLanguage('es')
  await draw({ risk_tolerance: 'high', investment_goal: 'balanced', liquidity_needs: 'within-2-years', planned_retirement_age: 66 })
  expect(await screen.findByRole('heading', { name: 'Tus respuestas llevan a un nivel de riesgo bajo' })).toBeTruthy()
  const said = screen.getByText(/Les va una combinación con un 20% en acciones como máximo/).textContent
  expect(said).toContain('Lo que decide es tu respuesta sobre cuándo podrías necesitar el dinero.')
})
