import type { After, LeavePlace } from './resolved.ts'

/** The number of the rule in SPEC.md that decided. */
export type Rule = `${'N' | 'B' | 'R' | 'G' | 'S' | 'E' | 'Q' | 'O'}${number}`

/** Where a side step was reached from. */
export type Origin = {
  readonly step: string
  readonly after: After
  /** Which detour of that step led here; the later ones are tried afterwards. */
  readonly detour: number
  readonly from?: Origin
}

/** Where a person is. Only the step is part of the address. */
export type Place = { readonly step: string; readonly from?: Origin }

/** What was decided, why, and which facts were read to decide it. */
export type Decision = {
  /** Where to go; absent when the person leaves the flow. */
  readonly go?: Place
  readonly leave?: LeavePlace
  readonly because: Rule
  readonly reads: readonly string[]
  /** The step that was asked for, when the guard sent the person elsewhere. */
  readonly refused?: string
  /** The fact that was missing, when a decision could not be made. */
  readonly unknown?: string
  /** A fact that was not looked at, by which what people come or pay for might be ruled out. */
  readonly unseen?: string
}
