import type { BrandFile } from '../flow/brand.ts'

/** A text as people read it: {brand}, {phone} and the like give way to what brand.json says. */
export function fillBrandWords(text: string, brand: BrandFile | undefined): string {
  if (!brand) return text
  const words = wordsOf(brand)
  return text.replace(/\{([a-z]+)\}(\.?)/g, (written, name: string, stop: string, at: number) => {
    const word = words.get(name)
    if (word === undefined) return written
    // “our custodian trust company” may begin a sentence.
    const begins = name === 'custodian' && /(^|[.?!]\s)$/.test(text.slice(0, at))
    const shown = begins ? word.charAt(0).toUpperCase() + word.slice(1) : word
    // A name such as “Savings, Inc.” brings its own full stop to the end of a sentence.
    return shown + (word.endsWith('.') ? '' : stop)
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
