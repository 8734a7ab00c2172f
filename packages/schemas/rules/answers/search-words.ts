/** Shorter words say little by themselves: among others they are left out. */
const leastLetters = 3

/** A text as it is looked through: without capitals and accents, apostrophes and hyphens. */
function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`-]/g, '')
    .trim()
}

function wordsOf(plain: string): readonly string[] {
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Whether a text has every word that was typed, or the beginning of it. */
export function hasWords(text: string, typed: string): boolean {
  const all = wordsOf(plainText(typed))
  const long = all.filter((word) => word.length >= leastLetters)
  const plain = plainText(text)
  return (long.length > 0 ? long : all).every((word) => plain.includes(word))
}

/**
 * How well something fits what was typed, the best first: one of its names is it, one begins so, each word typed begins a word of them, or
 * each is somewhere in them; then each begins a word of what kind it is, or of that and its names together. Undefined: it doesn’t fit.
 */
export function nameFit(names: readonly string[], typed: string, kinds: readonly string[] = []): 0 | 1 | 2 | 3 | 4 | 5 | undefined {
  const plain = names.map(plainText)
  const sought = plainText(typed)
  const words = wordsOf(sought)
  if (plain.includes(sought)) return 0
  if (plain.some((name) => name.startsWith(sought))) return 1
  if (words.length === 0) return undefined
  const own = plain.flatMap(wordsOf)
  const ofKind = kinds.map(plainText).flatMap(wordsOf)
  if (words.every((word) => isBeginning(word, own))) return 2
  if (words.every((word) => plain.some((name) => name.includes(word)))) return 3
  if (words.every((word) => isBeginning(word, ofKind))) return 4
  return words.every((word) => isBeginning(word, [...own, ...ofKind])) ? 5 : undefined
}

function isBeginning(word: string, words: readonly string[]): boolean {
  return words.some((one) => one.startsWith(word))
}
