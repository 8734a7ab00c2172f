/** The address of the card of a page, by the name of its file. */
export function cardAddress(page: string): string {
  return `/cards/${page}.png`
}
