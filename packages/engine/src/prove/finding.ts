import type { FactValue } from '@app/schemas/flow/condition'
import type { Facts } from '../flow/conditions.ts'

/** A fault that a proof found, with the shortest walk into it. */
export type Finding = {
  readonly rule: string
  readonly message: string
  readonly fix: string
  /** The step of the mode it is about: where the diagnostic points. */
  readonly step?: string
  readonly path?: readonly string[]
  readonly answers?: Readonly<Record<string, FactValue | 'unknown'>>
}

export const proofNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** One of the proofs of a mode. */
export type Proof = {
  readonly number: (typeof proofNumbers)[number]
  readonly claim: string
  readonly proven: boolean
  /** What was looked at, for the report: “412 moves”. */
  readonly looked: string
  readonly findings: readonly Finding[]
}

export function proofOf(number: Proof['number'], claim: string, looked: string, findings: readonly Finding[]): Proof {
  return { number, claim, proven: findings.length === 0, looked, findings }
}

/** Facts as answers for a message: facts that were never read are left out. */
export function answersOf(facts: Facts): Record<string, FactValue | 'unknown'> {
  return Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, value ?? 'unknown']))
}

/** One finding for each step says enough. */
export function firstOfEach(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  return findings.filter(({ step, rule }) => {
    const key = `${rule} ${step}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
