/** A number of ten digits as it is written: (608) 555-0171. */
export function phoneWords(number: string): string {
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')) ?? []
  return area === undefined ? number : `(${area}) ${exchange}-${line}`
}
