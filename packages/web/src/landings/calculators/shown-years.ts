/** The years of a table: every one of a few, of many about every fifth, and always the last. */
export function shownYears(years: number): readonly number[] {
  const step = years <= 6 ? 1 : years <= 15 ? 3 : years <= 30 ? 5 : 10
  const shown = Array.from({ length: Math.ceil(years / step) - 1 }, (_, index) => (index + 1) * step)
  return [...shown, years]
}
