/**
 * Whether an address leads to a pooler that lends a connection for one transaction at a time, by `?pooler=transaction`. Then nothing
 * that is set for a session or prepared in it is there for the next statement.
 */
export function isPooled(url: string): boolean {
  return new URL(url).searchParams.get('pooler') === 'transaction'
}
