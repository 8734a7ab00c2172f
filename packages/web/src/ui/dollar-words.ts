/** An amount as it is read. Cents are shown where they matter. */
export function dollarWords(dollars: number, hasCents = false): string {
  return dollars.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: hasCents ? 2 : 0,
    maximumFractionDigits: hasCents ? 2 : 0,
  })
}
