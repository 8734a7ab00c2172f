import type { BrandFile } from '../../flow/site/brand.ts'

/** A text as people read it: {brand}, {phone} and the like give way to what brand.json says. */
export function fillBrandWords(text: string, brand: BrandFile | undefined): string {
  if (!brand) return text
  const words = wordsOf(brand)
  return text.replace(/\{([a-z]+)\}(\.?)/g, (written, name: string, stop: string, at: number) => {
    const known = words.get(name)
    const word = name === 'custodian' && opensSentence.test(text.slice(0, at)) ? capital(known) : known
    // A name such as “Savings, Inc.” brings its own full stop to the end of a sentence.
    return word === undefined ? written : word + (word.endsWith('.') ? '' : stop)
  })
}

/** The custodian may be described and not named: at the head of a sentence such words begin with a capital. */
const opensSentence = /(^|[.?!] )$/

function capital(word: string | undefined): string | undefined {
  return word && word.charAt(0).toUpperCase() + word.slice(1)
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
