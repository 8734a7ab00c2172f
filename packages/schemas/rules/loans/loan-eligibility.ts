import type { LoanPlan } from './plan-loans.ts'

export type LoanReason = 'employment-unknown' | 'not-self-employed' | 'has-employees' | 'ira-only' | 'no-balance' | 'limit-used'

export type LoanAsker = {
  /** The answer of the questionnaire; undefined when it was not given. */
  readonly employmentStatus: string | undefined
  /** Undefined when it was not asked: it is then a condition that they sign. */
  readonly hasEmployees: boolean | undefined
  /** What a loan can be taken from. */
  readonly vestedCents: number
  readonly iraCents: number
  readonly availableCents: number
}

const words: Readonly<Record<LoanReason, string>> = {
  'employment-unknown': 'Tell us first how you earn your money. Only people with their own work or business can have an individual 401(k).',
  'not-self-employed': 'Most of your pay does not come from your own work or business. An individual 401(k) needs that.',
  'has-employees': 'You have employees. An individual 401(k) is for people without any.',
  'ira-only': 'Your savings are in an IRA. The law does not let an IRA lend.',
  'no-balance': 'We know of no vested balance that can be moved to an individual 401(k).',
  'limit-used':
    'What you could borrow is less than the smallest loan. Half of your vested balance has to stay, and loans that you have count too.',
}

type Savings = Pick<LoanAsker, 'employmentStatus' | 'hasEmployees' | 'vestedCents'> & { readonly preTaxIraCents: number }

/**
 * What a loan can be taken from once it is in an individual 401(k). An IRA cannot lend, and its pre-tax money may be moved into the plan of
 * people who work for themselves and have said that nobody works for them.
 */
export function lendableCents({ employmentStatus, hasEmployees, vestedCents, preTaxIraCents }: Savings): number {
  return employmentStatus === 'self-employed' && hasEmployees === false ? vestedCents + preTaxIraCents : vestedCents
}

/** Why a loan is not possible, the plainest reason first. None: it is possible. */
export function loanReasons(plan: LoanPlan, asker: LoanAsker): LoanReason[] {
  const { employmentStatus, hasEmployees, vestedCents, iraCents, availableCents } = asker
  const reasons: LoanReason[] = []
  if (employmentStatus === undefined) reasons.push('employment-unknown')
  else if (employmentStatus !== 'self-employed') reasons.push('not-self-employed')
  if (hasEmployees) reasons.push('has-employees')
  if (vestedCents <= 0) reasons.push(iraCents > 0 ? 'ira-only' : 'no-balance')
  else if (availableCents < plan.leastCents) reasons.push('limit-used')
  return reasons
}

export function loanReasonWords(reason: LoanReason): string {
  return words[reason]
}
