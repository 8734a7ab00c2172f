/** Words that say little by themselves: shorter ones are looked for only where nothing else was typed. */
const leastLetters = 3

/** A text as it is looked through: without capitals and accents, apostrophes and hyphens. */
function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`-]/g, '')
}

/** Whether a text has every word that was typed, or the beginning of it. */
export function hasWords(text: string, typed: string): boolean {
  const all = plainText(typed).match(/[\p{L}\p{N}]+/gu) ?? []
  const long = all.filter((word) => word.length >= leastLetters)
  const plain = plainText(text)
  return (long.length > 0 ? long : all).every((word) => plain.includes(word))
}
