/** A Social Security number as the service shows it: only its last four digits. */
export function isMasked(value: unknown): value is string {
  return typeof value === 'string' && /^\*{3}-\*{2}-\d{4}$/.test(value)
}
