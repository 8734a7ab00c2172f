import type { Language } from '@app/schemas/language'
import type { Numbers } from '@app/schemas/pages/read-calculator'

/** What a calculator answers, as words and shapes: rendered by the service, and updated in place while a person types. */
export type Answer = {
  /** The one figure that is asked for, and what it is. */
  readonly label: string
  readonly figure: string
  /** All of it in a few sentences: what is read aloud. */
  readonly sentence: string
  /** What speaks against it, first; empty where nothing does. */
  readonly caution: string
  /** As many for any numbers. */
  readonly lines: readonly Line[]
  readonly bars?: readonly Bar[]
  readonly curve?: Curve
  /** By year, or by loan: the first cell of a row is its name. */
  readonly rows: readonly (readonly string[])[]
}

type Line = { readonly label: string; readonly value: string }
/** How long it is, as a share of the longest: 0 to 1. */
export type Bar = Line & { readonly share: number }

/** A drawing on a ground of 100 by 100 that is stretched to its place. */
export type Curve = {
  readonly area: string
  readonly line: string
  /** The value at the top of the chart, and its last day. It begins now. */
  readonly top: string
  readonly to: string
}

/** What does not come from the person: limits of the year. */
export type Given = Readonly<Record<string, number>>

export type AnswerOf = (numbers: Numbers, given: Given, language: Language) => Answer
