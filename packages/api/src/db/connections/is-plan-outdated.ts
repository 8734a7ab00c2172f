/** Says whether a statement was planned for a table that has been changed since. Planned anew it succeeds. */
export function isPlanOutdated(error: unknown): boolean {
  // “Feature not supported” is what PostgreSQL calls it: a cached plan must not change its result type.
  return error instanceof Error && 'code' in error && error.code === '0A000' && error.message.includes('cached plan')
}
