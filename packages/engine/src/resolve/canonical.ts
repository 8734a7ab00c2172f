import { onceEach } from '../load/once-each.ts'

/** The same text for the same data, whatever the order of keys: the input of a version’s hash. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`
}

const canonicalOf = onceEach((value: object) => canonical(value))

/** The same for data that never changes, such as a file that was read: made once. */
export function canonicalOnce(value: object | undefined): string {
  return value === undefined ? 'null' : canonicalOf(value)
}
