/**
 * Words that are only there until the real ones are known: made-up names, addresses and numbers, and sentences that say so themselves.
 * Real customers must not read them.
 */
const unfinished = [
  /\b(todo|tbd|fixme|lorem|ipsum|placeholder|acme)\b/i,
  /\bexample (street|road|avenue|trust|bank)\b/i,
  /\.(example|invalid|test)\b|\bexample\.(com|net|org)\b/i,
  /\b555[ -]?01\d\d\b/,
  /^our custodian\b/i,
  /\b(to be given|not given yet)\b|\bstill being built\b|\bbefore (it|the service) (opens|goes live)\b/i,
]

/** Every text in a file that is not finished, each with its place. */
export function findUnfinished(file: string, value: unknown): readonly string[] {
  if (typeof value === 'string') return unfinished.some((words) => words.test(value)) ? [`${file}: “${shortened(value)}”`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => findUnfinished(`${file} ${key}`, inner))
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
