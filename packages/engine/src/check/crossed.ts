/** Words that say nothing about what a text is about. */
const plain: ReadonlySet<string> = new Set(
  'about after also and any are but can for from give have here into know more most not now one only other our out page people see show some take than that the their them then there this those want what when where which will with without would you your'.split(
    ' ',
  ),
)

/** Whether each of two texts speaks of what the other is meant for, and not of its own. */
export function areCrossed(one: Said, other: Said): boolean {
  return (
    sharedWords(one.text, other.meant) > sharedWords(one.text, one.meant) &&
    sharedWords(other.text, one.meant) > sharedWords(other.text, other.meant)
  )
}

/** What is written, and the words of what it is written for. */
export type Said = { readonly text: string; readonly meant: string }

export function sharedWords(one: string, other: string): number {
  const words = wordsOf(other)
  return [...wordsOf(one)].filter((word) => words.has(word)).length
}

/** Words that speak of one thing. */
const sameAs: ReadonlyMap<string, string> = new Map([
  ['married', 'spouse'],
  ['husband', 'spouse'],
  ['wife', 'spouse'],
])

function wordsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return new Set(words.filter((word) => !plain.has(word)).map((word) => sameAs.get(word) ?? word.replace(/(?:ing|s)$/, '')))
}
