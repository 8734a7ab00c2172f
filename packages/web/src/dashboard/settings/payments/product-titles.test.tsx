import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setLanguage } from '../../../client/language.ts'
import { useProductTitles } from './product-titles.ts'

const file = join(import.meta.dirname, '../../../../../api/src/domains/memberships/products.json')
const { plans, products, free, tip, performance } = JSON.parse(readFileSync(file, 'utf8'))
const sold: readonly { readonly name?: string; readonly id: string; readonly title: string }[] = [
  ...plans,
  ...products,
  ...free,
  tip,
  performance,
]

afterEach(() => {
  cleanup()
  setLanguage('en')
})

it('everything that can be paid for has a name in Spanish, and keeps its own in English', () => {
  for (const { name, id, title } of sold) {
    setLanguage('es')
    expect(renderHook(useProductTitles).result.current(name ?? id, title), title).not.toBe(title)
    setLanguage('en')
    expect(renderHook(useProductTitles).result.current(name ?? id, title)).toBe(title)
  }
})

it('what is new goes by what the service calls it', () => {
  setLanguage('es')
  expect(renderHook(useProductTitles).result.current('new_plan', 'New plan')).toBe('New plan')
})
