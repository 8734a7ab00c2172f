import type { After, LeavePlace } from './resolved.ts'

/** The number of the rule in SPEC.md that decided. */
export type Rule = `${'N' | 'B' | 'R' | 'G' | 'S' | 'E' | 'Q' | 'O'}${number}`

/** Where a side step was reached from. */
export type Origin = {
  readonly step: string
  /** What comes after it; `asked`: an answer was missing there, and people go on from there as if they had given it before (N5). */
  readonly after: After | 'asked'
  /** Which detour of that step led here; the later ones are tried afterwards. Where an answer was missing: the first to be tried. */
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

/** A side step remembers where it was reached from. Reached again from inside itself, it is the first visit that counts. */
export function sideTrip(place: Place, to: string, after: Origin['after'], detour: number): Place {
  for (let at: Place | undefined = place; at; at = at.from) if (at.step === to) return placeOf(at)
  return { step: to, from: { ...placeOf(place), after, detour } }
}

export function placeOf({ step, from }: Place): Place {
  return from ? { step, from } : { step }
}
