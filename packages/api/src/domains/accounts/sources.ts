import type { Words } from '@app/schemas/language'

/** What is invested with us, in whole cents. */
export type Investment = {
  readonly id: string
  readonly name: Words<string>
  readonly totalCents: number
  /** What was won or lost this year, and since the beginning. Null: nobody has reckoned it. */
  readonly ytdCents: number | null
  readonly alltimeCents: number | null
}

/** A plan of a former employer, as the person said or a search has found it. */
export type FormerPlan = {
  readonly id: string
  readonly companyName: string
  readonly recordKeeperName: string | null
  readonly balanceCents: number | null
  /** Whether the record keeper has reported it, and not the person. */
  readonly isReported: boolean
}

/** An IRA that a plan has opened for a person, as the person has added it. */
type EnteredIra = {
  readonly id: string
  readonly custodian: string
  readonly companyName: string | null
  readonly lastFour: string | null
  readonly balanceCents: number | null
}

type Ask<T> = (personId: string) => Promise<readonly T[]>

/** What other domains know of a person. */
export type AccountSources = {
  readonly investments: Ask<Investment>
  readonly formerPlans: Ask<FormerPlan>
  readonly foundPlans: Ask<FormerPlan>
  readonly enteredIras: Ask<EnteredIra>
}
