import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setLanguage } from '../../../client/language.ts'
import { forgetPerson } from '../../../client/session/resets.ts'
import { feesOf } from '../../../testing/found-samples.ts'
import { fees } from '../../data/accounts/fees.ts'
import { IraPrice } from './ira-price.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
  setLanguage('en')
})

it.each([
  ['en', 'Our price list of 2026. The funds are those of our most expensive ready-made mix.'],
  ['es', 'Nuestra lista de precios de 2026. Los fondos son los de la combinación más cara que ofrecemos.'],
] as const)('where the price of an IRA comes from is said in the language of the page: %s', (language, words) => {
  setLanguage(language)
  fees.put(feesOf([]))
  render(<IraPrice empty={undefined} />)
  expect(screen.getByText(words)).toBeTruthy()
})
