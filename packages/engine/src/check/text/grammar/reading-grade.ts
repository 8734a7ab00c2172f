/** The school grade at which a text is easily read (Flesch and Kincaid): about 7 for a reading age of twelve. */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => sentence.match(/[A-Za-z’']+/g) ?? [])
  const count = sentences.reduce((sum, sentence) => sum + Math.max(1, sentence.match(/[.?:;](\s|$)/g)?.length ?? 0), 0)
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / count) + 11.8 * (syllables / words.length) - 15.59
}

function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const spoken = letters.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}
