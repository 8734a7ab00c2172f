/** What is sent takes the place of what is known, null too; what is not sent leaves it. */
export function orNull<Sent, Kept>(sent: Sent | null | undefined, known: Kept | null, keep: (sent: Sent) => Kept | null): Kept | null {
  if (sent === undefined) return known
  return sent === null ? null : keep(sent)
}

export function same<Value>(value: Value): Value {
  return value
}
