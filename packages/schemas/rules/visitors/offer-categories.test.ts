import { expect, it } from 'vitest'
import { offerCategories, toOfferCategory } from './offer-categories.ts'

it('a category is known by its exact name', () => {
  expect(offerCategories.map(toOfferCategory)).toEqual([...offerCategories])
  expect(['Surveys', '', '__proto__', 'loans'].map(toOfferCategory)).toEqual([undefined, undefined, undefined, undefined])
})
