/** What a person quotes when they write to us about a payment. */
export function receiptNumber({ id }: { readonly id: string }): string {
  return `R-${id.slice(0, 8).toUpperCase()}`
}
