/** The last eight signs of the name of a row, to be read out: "7F3A-91C2". What goes before them tells only when it was made. */
export function shortNumber(pk: string): string {
  const end = pk.replaceAll('-', '').slice(-8).toUpperCase()
  return `${end.slice(0, 4)}-${end.slice(4)}`
}
