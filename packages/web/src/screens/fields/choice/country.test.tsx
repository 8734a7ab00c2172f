import { countries } from '@app/schemas/rules/people/countries'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setLanguage } from '../../../client/language.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

afterEach(cleanup)

it('countries are listed by their names, so that one can be found on a phone', async () => {
  const { container } = await drawStep('landing-fc-find', 'country-citizenship', {}, { citizen_status: 'permanent-resident' })
  await screen.findByRole('combobox', { name: /Country of citizenship/ })
  const names = [...container.querySelectorAll('option')].map(({ textContent }) => textContent ?? '').slice(1)
  expect(names.length).toBe(countries.size - 1)
  expect(names).not.toContain('United States')
  expect(names).toEqual([...names].sort(new Intl.Collator('en').compare))
  expect(names.indexOf('Switzerland')).toBeGreaterThan(names.indexOf('Sweden'))
})

it('on a Spanish page they are read in Spanish and in its order, and an answer stays the same', async () => {
  setLanguage('es')
  const { container } = await drawStep('landing-fc-find', 'country-citizenship', {}, { citizen_status: 'permanent-resident' })
  const find = () => [...container.querySelectorAll('option')].slice(1)
  await expect.poll(() => find()).toHaveLength(countries.size - 1)
  const names = find().map(({ textContent }) => textContent ?? '')
  expect(names).toEqual([...names].sort(new Intl.Collator('es').compare))
  const germany = find().find(({ textContent }) => textContent === 'Alemania')
  expect(germany?.value).toBe('Germany')
})
