import type { BrandFile } from '../../flow/site/brand.ts'

/** Every text as people read it: {brand}, {phone} and the like give way to what brand.json says. */
export function fillBrandWords<T>(written: T, brand: BrandFile | undefined): T {
  if (!brand) return written
  const words = wordsOf(brand)
  return fillTexts(written, (text) => fillText(text, words))
}

/** A text with its gaps filled, or every text of something that is made of them. */
export function fillTexts<T>(value: T, fill: (text: string) => string): T
export function fillTexts(value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return fill(value)
  if (Array.isArray(value)) return value.map((one) => fillTexts(one, fill))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fillTexts(one, fill)]))
}

function fillText(text: string, words: ReadonlyMap<string, string>): string {
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
