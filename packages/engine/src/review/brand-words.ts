import type { BrandFile } from '@app/schemas/flow/brand'
import type { Catalogue } from '../load/catalogue.ts'

/** Makes a text as people read it: {brand}, {company} and the like give way to what brand.json says. */
export type Fill = (text: string) => string

export function brandWords(catalogue: Catalogue): Fill {
  const brand = catalogue.documents.brand.get('brand')?.data
  if (!brand) return (text) => text
  const words = wordsOf(brand)
  return (text) =>
    text.replace(/\{([a-z]+)\}(\.?)/g, (written, name: string, stop: string) => {
      const word = words.get(name)
      // A name such as “Savings, Inc.” brings its own full stop to the end of a sentence.
      return word === undefined ? written : word + (word.endsWith('.') ? '' : stop)
    })
}

function wordsOf({ name, legalEntity, custodian, support }: BrandFile): ReadonlyMap<string, string> {
  return new Map([
    ['brand', name],
    ['company', legalEntity],
    ['custodian', custodian],
    ['phone', support.phone],
    ['email', support.email],
    ['hours', support.hours],
  ])
}
