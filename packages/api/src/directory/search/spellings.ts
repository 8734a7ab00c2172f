/** Shorter words have too many neighbors. */
const shortestMisspelt = 4
const longestMisspelt = 24

/**
 * What a word has in common with its misspellings: itself without one letter, each in turn, and its sound. Two words that share one of
 * these are a slip of the finger or of the ear apart. A look-up of these is an index lookup, whatever is typed.
 */
export function spellingsOf(word: string): readonly string[] {
  if (word.length < shortestMisspelt || word.length > longestMisspelt || /\d/.test(word)) return [word]
  const letters = [...word]
  return [...new Set([word, ...letters.map((_letter, at) => letters.toSpliced(at, 1).join('')), `~${soundOf(word)}`])]
}

/** How a word sounds, roughly: consonants that sound alike are one, doubled ones are single, and of the vowels only the first counts. */
export function soundOf(word: string): string {
  const heard = word
    .replace(/^(kn|gn|pn)/, 'n')
    .replace(/^wr/, 'r')
    .replace(/ph/g, 'f')
    .replace(/(gh|h|w)(?=[^aeiouy]|$)/g, '')
    .replace(/(ck|qu|q|c(?![eiyh])|x)/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/dg|j/g, 'g')
    .replace(/v/g, 'f')
  const [first = '', ...rest] = [...heard]
  const start = /[aeiouy]/.test(first) ? 'a' : first
  return [start, ...rest.filter((letter) => !/[aeiouyhw]/.test(letter))].filter((letter, at, all) => letter !== all[at - 1]).join('')
}

/** How many letters are wrong, missing, too many or swapped with their neighbor; `most` and one where they are more. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most || lettersApart(one, other) > 2 * most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_none, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1))
      next.push(isSwapped ? Math.min(least, (before[j - 2] ?? 0) + 1) : least)
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return Math.min(row[other.length] ?? 0, most + 1)
}

/** How many letters only one of them has. A slip takes one away or adds one, or both: most words are told apart by this alone. */
function lettersApart(one: string, other: string): number {
  let apart = 0
  for (let bits = lettersOf(one) ^ lettersOf(other); bits !== 0; bits &= bits - 1) apart++
  return apart
}

/** A bit for each letter that is there; two that share a bit only make words more alike. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}
