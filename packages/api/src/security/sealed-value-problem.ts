const reasons = {
  'not-sealed': 'is not an encrypted value',
  'unknown-key': 'was encrypted with a key that the service does not have',
  changed: 'was changed, or was encrypted for another row or column',
}

/** Why a stored value cannot be read. It names the place, and nothing of the content. */
export class SealedValueProblem extends Error {
  override readonly name = 'SealedValueProblem'
  readonly reason: keyof typeof reasons

  constructor(reason: keyof typeof reasons, { table, column }: { readonly table: string; readonly column: string }) {
    super(`A value of ${table}.${column} ${reasons[reason]}.`)
    this.reason = reason
  }
}
