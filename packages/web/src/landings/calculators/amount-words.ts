export function percent(number: number): string {
  return `${Math.round(number * 1000) / 1000}%`
}

/** A rate as loans are reckoned with: hundredths of a percent. */
export function basisPoints(rate: number): number {
  return Math.round(rate * 100)
}

export function yearsWords(years: number): string {
  return years === 1 ? '1 year' : `${years} years`
}
