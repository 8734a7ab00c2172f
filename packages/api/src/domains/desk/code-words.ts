/** A state or a kind as a colleague reads it: “PAST_DUE” is “Past due”. */
export function codeWords(code: string): string {
  const words = code.toLowerCase().replaceAll(/[_-]/g, ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
