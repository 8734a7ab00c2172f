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

/** The same of short texts, which share a word or two with much: both together speak clearly of the other. */
export function areCrossedTogether(one: Said, other: Said): boolean {
  const [own, others] = [
    sharedWords(one.text, one.meant) + sharedWords(other.text, other.meant),
    sharedWords(one.text, other.meant) + sharedWords(other.text, one.meant),
  ]
  return others >= own + 3
}

/** What is written, and the words of what it is written for. */
export type Said = { readonly text: string; readonly meant: string }

export function sharedWords(one: string, other: string): number {
  const words = wordsOf(other)
  return [...wordsOf(one)].filter((word) => words.has(word)).length
}

/** What people can want here, each by the words that speak of nothing else. */
const subjects: Readonly<Record<string, RegExp>> = {
  'a loan': /\b(?:loans?|borrow\w*|lend\w*)\b/i,
  'the concierge': /\bconcierge\b/i,
  'unclaimed money': /\b(?:unclaimed|states?)\b/i,
  'a rollover':
    /\b(?:rollovers?|roll(?:ing)? over|(?:the|your|my|a) move|mov(?:e|es|ing) (?:\S+ ){0,2}(?:it|them|my|your|old|savings|money|accounts?|plans?|401\(k\)s?))(?!\w)/i,
  'signing in': /\bsign(?:ing)?[- ]in\b/i,
  'an IRA': /\bIRAs?\b/i,
  privacy: /\bprivacy\b/i,
  positions: /\bpositions\b/i,
}

/** Whoever needs cash looks at a loan as well. */
const alsoSays: Readonly<Record<string, RegExp>> = { 'a loan': /\bcash\b/i }

/** The subject of what modes of a goal are for, if a button or a link to one of them says nothing of it. */
export function subjectUnsaid(said: string, goal: string): string | undefined {
  const [only, ...others] = Object.entries(subjects).filter(([, words]) => words.test(goal))
  if (!only || others.length > 0) return undefined
  const [subject, words] = only
  return words.test(said) || alsoSays[subject]?.test(said) ? undefined : subject
}

/** The one subject that a link or a button names, if where it leads speaks of another one and not of this. */
export function subjectLost(said: string, target: string): string | undefined {
  const named = Object.entries(subjects).filter(([, words]) => words.test(said))
  const [only, ...others] = named
  return only && others.length === 0 && !only[1].test(target) ? only[0] : undefined
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
