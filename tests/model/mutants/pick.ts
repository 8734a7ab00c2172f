/** One of several, always the same for the same words: so that modes differ in where a mistake is made, and runs do not. */
export function pick<T>(candidates: readonly T[], ...words: readonly string[]): T | undefined {
  let sum = 7
  for (const letter of words.join(' ')) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003
  return candidates[sum % Math.max(1, candidates.length)]
}

/** A word as it is often mistyped: the first two neighbouring letters that differ are swapped, from the middle on. */
export function misspell(word: string): string {
  const letters = [...word]
  const middle = Math.floor(letters.length / 2)
  const places = [...letters.keys()].slice(0, -1)
  const isPair = (at: number) => isLetter(letters[at]) && isLetter(letters[at + 1]) && letters[at] !== letters[at + 1]
  const at = places.find((place) => place >= middle && isPair(place)) ?? places.find(isPair)
  if (at === undefined) return `${word}x`
  return [...letters.slice(0, at), letters[at + 1], letters[at], ...letters.slice(at + 2)].join('')
}

function isLetter(letter: string | undefined): boolean {
  return letter !== undefined && /[a-z0-9]/i.test(letter)
}
