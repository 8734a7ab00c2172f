import type { BrandFile } from '@app/schemas/flow/site/brand'
import { fillBrandWords } from '@app/schemas/rules/visitors/brand-words'

/** Puts what the brand file says in the place of {brand}, {phone} and the like, in every text of a file. */
export function fillWords<T>(words: T, brand: BrandFile | undefined): T {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return value.includes('{') ? fillBrandWords(value, brand) : value
    if (Array.isArray(value)) return value.map(fill)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one)]))
    return value
  }
  return fill(words) as T
}
