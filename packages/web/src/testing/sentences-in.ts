/** A constant, or what a failure says, that is a sentence: a page would show it as it is. */
const alone = /(?:\bconst \w+(?:: string)? =|\bdetail:)\s*(['`])((?:(?!\1)[^\n])+ (?:(?!\1)[^\n])+\.)\1/g

/** The sentences of a file that a page would say in English whatever its language. */
export function sentencesIn(text: string): readonly string[] {
  return [...text.matchAll(alone)].flatMap(([, , sentence]) => (sentence === undefined ? [] : [sentence]))
}
