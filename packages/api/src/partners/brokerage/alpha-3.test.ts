import { countries } from '@app/schemas/rules/people/countries'
import { expect, it } from 'vitest'
import { alpha3 } from './alpha-3.ts'

it('knows every country, each by letters of its own', () => {
  const all = [...countries.keys()].map(alpha3)
  expect([all.filter((code) => code === undefined), new Set(all).size]).toEqual([[], countries.size])
  expect([alpha3('US'), alpha3('PL'), alpha3('CH'), alpha3('??')]).toEqual(['USA', 'POL', 'CHE', undefined])
})
