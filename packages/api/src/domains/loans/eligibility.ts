import type { Facts } from '@app/engine'
import { type LoanReason, lendableCents, loanReasons } from '@app/schemas/rules/loans/loan-eligibility'
import { highestOwed, type LoanLimit, loanLimit, type OwedLoans, ourPlan } from '@app/schemas/rules/loans/plan-loans'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { answerFacts, type Questions } from '../questionnaire/answers.ts'
import { findSaved } from '../questionnaire/store.ts'
import { knownBalances } from './balances.ts'
import { findFooting } from './store.ts'

export type Eligibility = {
  readonly reasons: readonly LoanReason[]
  readonly limit: LoanLimit
  readonly owing: OwedLoans
  readonly isMarried: boolean
  /** Whether money of an IRA is counted, which has to be moved first. */
  readonly countsIra: boolean
  /** The part of what is vested that the record keeper has confirmed. */
  readonly confirmedCents: number
  /** Loans that are agreed and not paid out, the first to be agreed to first. */
  readonly promised: readonly Promised[]
  /** Whether a request waits to be confirmed. */
  readonly hasPending: boolean
}

type Promised = { readonly id: string; readonly cents: number }

const answerNames = ['employment_status', 'tax_filing_status', 'has_employees']
const married: readonly unknown[] = ['married-joint', 'married-separate']

const found = z.object({
  answers: z.record(z.string(), z.union([z.string(), z.boolean()]).catch('')).nullable(),
  balances: z.unknown(),
  is_waiting: z.boolean(),
  promised: z.array(z.object({ id: z.string(), cents: z.number() })),
  changes: z.array(z.object({ at: z.coerce.date(), cents: z.number() })),
})

/** All that decides it, as one more question in a statement of others. */
export function queryEligibility(db: Queries, personId: string) {
  return findFooting(db, personId, findSaved(db, personId), knownBalances.query(db, personId), answerNames)
}

/** Whether a person may borrow, how much, and why not. */
export async function findEligibility({ flows }: Pick<Context, 'flows'>, db: Queries, personId: string, now: Date): Promise<Eligibility> {
  const row = await db.selectNoFrom(queryEligibility(db, personId).as('found')).executeTakeFirstOrThrow()
  return parseEligibility(row.found, flows.current().questions, now)
}

/** Without a moment only what is owed counts: neither what was owed before, nor what is agreed and not paid out yet. */
export function parseEligibility(value: unknown, questions: Questions, now: Date | undefined): Eligibility {
  const { answers, balances, is_waiting: hasPending, promised, changes } = found.parse(value)
  const facts = answerFacts(questions, answers ?? {})
  const owedCents = changes.reduce((sum, { cents }) => sum + cents, 0)
  const highestOwedCents = now ? highestOwed(changes, now) : owedCents
  const money = knownBalances.balances(balances ?? null)
  const work = workOf(facts)
  const vestedCents = lendableCents({ ...work, ...money })
  const confirmedCents = lendableCents({ ...work, ...money.confirmed })
  const promisedCents = now ? promised.reduce((sum, { cents }) => sum + cents, 0) : 0
  const owing = { vestedCents, owedCents, highestOwedCents, promisedCents }
  const limit = loanLimit(ourPlan, owing)
  const reasons = loanReasons(ourPlan, { ...work, vestedCents, iraCents: money.iraCents, availableCents: limit.availableCents })
  const isMarried = married.includes(facts['tax_filing_status'])
  return { reasons, limit, owing, isMarried, hasPending, promised, confirmedCents, countsIra: vestedCents > money.vestedCents }
}

function workOf({ employment_status: employment, has_employees: employees }: Facts) {
  return {
    employmentStatus: employment === undefined ? undefined : String(employment),
    hasEmployees: typeof employees === 'boolean' ? employees : undefined,
  }
}
