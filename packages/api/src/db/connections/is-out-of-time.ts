/**
 * Says whether the database stopped a statement that took too long: it has more to do than it can manage, or the statement is too slow.
 * What it was part of was taken back.
 */
export function isOutOfTime(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014'
}
