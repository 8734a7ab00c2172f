import type { FigureUnit } from './figures-in.ts'

/** What a figure is when it is said of this: # is the figure, @ any other one. */
export type Fact = {
  readonly unit: FigureUnit
  readonly about: RegExp
  readonly values: readonly number[]
  readonly says: string
}

export function fact(unit: FigureUnit, about: RegExp, values: readonly number[], says: string): Fact {
  return { unit, about, values, says }
}
