import { fillBrandWords } from '@app/schemas/rules/visitors/brand-words'
import type { Catalogue } from '../load/catalogue.ts'

/** Makes a text as people read it: {brand}, {company} and the like give way to what brand.json says. */
export type Fill = (text: string) => string

export function brandWords(catalogue: Catalogue): Fill {
  const brand = catalogue.documents.brand.get('brand')?.data
  return (text) => fillBrandWords(text, brand)
}
