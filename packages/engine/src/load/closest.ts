/** The known word that was probably meant: the one with the fewest changed letters, when it is close enough to say. */
export function closest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined
  // Of a word of one or two letters hardly anything is left after two changes.
  let least = Math.max(Math.min(2, word.length - 1), Math.floor(word.length / 3)) + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= least) continue
    const changes = distance(word.toLowerCase(), candidate.toLowerCase())
    if (changes < least) {
      least = changes
      best = candidate
    }
  }
  return best
}

/** Edits between two words, with two swapped neighbours counting as one. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let edits = Math.min(at(rows, i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(rows, i - 1, j - 1) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits = Math.min(edits, at(rows, i - 2, j - 2) + 1)
      row.push(edits)
    }
    rows.push(row)
  }
  return at(rows, a.length, b.length)
}

function at(rows: readonly number[][], i: number, j: number): number {
  return rows[i]?.[j] ?? 0
}
