const shape = /^[\w.-]{1,40}$/

/** What a failure is called in logs and lists: its code or its class, never its message, which may hold what a person typed. */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('code' in error && typeof error.code === 'string' && shape.test(error.code)) return error.code
  return shape.test(error.name) ? error.name : 'unknown'
}
