/** Says whether others were at work on the same rows at the same moment: done again, the same may succeed. Nothing was changed. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')
}
