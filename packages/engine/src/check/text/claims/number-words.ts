/** Numbers as they are written in words, as far as pages write them so. */
export const englishNumbers = numbered({
  0: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  30: 'thirty',
  45: 'forty-five',
  60: 'sixty',
  90: 'ninety',
})

export const spanishNumbers = numbered({
  0: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  30: 'treinta',
  60: 'sesenta',
  90: 'noventa',
})

/** The number that is written in digits or in a word, “a day” being one. */
export function numberOf(written: string): number | undefined {
  const word = written.toLowerCase()
  const number = /^(?:an?|un|una)$/.test(word) ? 1 : (englishNumbers[word] ?? spanishNumbers[word] ?? Number(word.replaceAll(',', '')))
  return Number.isNaN(number) ? undefined : number
}

/** Words in a row that count on from the number before them. */
function numbered(rows: Readonly<Record<number, string>>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([from, words]) => words.split(' ').map((word, index) => [word, Number(from) + index] as const)),
  )
}
