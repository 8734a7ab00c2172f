/** A value that is sent replaces the saved one, null too; one that is left out stays. */
export function orNull<Sent, Kept>(sent: Sent | null | undefined, known: Kept | null, keep: (sent: Sent) => Kept | null): Kept | null {
  if (sent === undefined) return known
  return sent === null ? null : keep(sent)
}

export function same<Value>(value: Value): Value {
  return value
}
