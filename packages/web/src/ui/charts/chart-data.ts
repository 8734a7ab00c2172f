/** One value of a line. `at` is its position from left to right: a number of months, say. */
export type ChartPoint = { readonly at: number; readonly value: number }

/** What may be: from the least to the most. */
export type ChartRange = { readonly at: number; readonly low: number; readonly high: number }

/** Something known, firm. */
export type ChartLine = {
  readonly label: string
  readonly points: readonly ChartPoint[]
  /** `second` differs from the main one by its dashes too, not by colour alone. */
  readonly look?: 'main' | 'second'
  readonly isFilled?: boolean
  /** Where along the line its name is, from 0 to 1. */
  readonly labelAt?: number
  /** Its name is under the line, where another line is above it. */
  readonly isNamedBelow?: boolean
}

/** Something estimated: a range, and drawn as one. */
export type ChartBand = { readonly label: string; readonly points: readonly ChartRange[]; readonly labelAt?: number }

/** A place along the chart, and all that it shows there, in words: those of the place that is looked at are written, and no others. */
export type ChartReading = { readonly at: number; readonly write: () => string }

export type ChartTick = { readonly at: number; readonly label: string }

/** The same in figures, for people who cannot see the chart or want exact values. */
export type ChartTable = {
  /** What opens it, and what it is called. */
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The columns that matter most, by their place: all that a row has on a phone until the others are asked for. */
  readonly few?: readonly number[]
}
