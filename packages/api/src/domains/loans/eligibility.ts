import type { Facts } from '@app/engine'
import {
  couldBorrow,
  type LoanAsker,
  type LoanOutlook,
  type LoanReason,
  loanOutlook,
  loanReasons,
  movableToPlanCents,
  type PlanHere,
} from '@app/schemas/rules/loans/loan-eligibility'
import { highestOwed, type LoanLimit, loanLimit, type OwedLoans, ourPlan } from '@app/schemas/rules/loans/plan-loans'
import { leastInBandCents, savingsBand } from '@app/schemas/rules/loans/savings-bands'
import { z } from 'zod'
import type { Context, Hooks } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { planHere, planValueCents } from '../brokerage/plan-here.ts'
import { usableBankId } from '../brokerage/transfers/bank-account.ts'
import { findHasBank } from '../financial-accounts/store.ts'
import { answerFacts, type Questions } from '../questionnaire/answers.ts'
import { findSaved } from '../questionnaire/store.ts'
import { knownBalances } from './balances.ts'
import { findFooting } from './store.ts'

export type Eligibility = {
  /** Why no loan can be asked for now. None: it can. */
  readonly reasons: readonly LoanReason[]
  /** Whether a loan would be possible once their savings are in an individual 401(k) with us. */
  readonly isPossible: boolean
  /** Whether their answers rule a loan out. */
  readonly outlook: LoanOutlook
  readonly limit: LoanLimit
  readonly owing: OwedLoans
  readonly isMarried: boolean
  /** The account that would lend: the individual 401(k) with us. */
  readonly planId: string | undefined
  /** The bank that a loan is paid to and paid back from. */
  readonly bankId: string | undefined
  /** Loans that are agreed and not on their way, the first to be agreed to first. */
  readonly promised: readonly Promised[]
  /** Whether a request waits to be confirmed. */
  readonly hasPending: boolean
}

type Promised = { readonly id: string; readonly cents: number }

const answerNames = ['employment_status', 'tax_filing_status', 'has_employees', 'savings_estimate']
const married: readonly unknown[] = ['married-joint', 'married-separate']

const found = z.object({
  answers: z.record(z.string(), z.union([z.string(), z.boolean()]).catch('')).nullable(),
  balances: z.unknown(),
  plan: z.unknown(),
  signed_at: z.coerce.date().nullable(),
  has_bank: z.boolean(),
  is_waiting: z.boolean(),
  promised: z.array(z.object({ id: z.string(), cents: z.number() })),
  changes: z.array(z.object({ at: z.coerce.date(), cents: z.number() })),
})

/** All that decides it, as one more question in a statement of others. */
export function queryEligibility({ findAccountSigned }: Pick<Hooks, 'findAccountSigned'>, db: Queries, personId: string) {
  return findFooting(db, personId, answerNames, {
    saved: findSaved(db, personId),
    balances: knownBalances.query(db, personId),
    plan: planHere.query(db, personId),
    signed: findAccountSigned(db, personId, 'INDIVIDUAL_401K'),
    bank: findHasBank(db, personId),
  })
}

/** Whether a person may borrow, how much, and why not. What the funds of the plan are worth is that of the moment. */
export async function findEligibility(context: Context, db: Queries, personId: string, now: Date): Promise<Eligibility> {
  const row = await db.selectNoFrom(queryEligibility(context.hooks, db, personId).as('found')).executeTakeFirstOrThrow()
  const plan = planHere.read(found.parse(row.found).plan)
  const valueCents = plan ? await planValueCents(context, db, personId, plan.id) : 0
  const bankId = await usableBankId(context, db, personId)
  return { ...parseEligibility(row.found, context.flows.current().questions, { now, valueCents }), bankId }
}

type Known = {
  /** Without it only what is owed counts: neither what was owed before, nor what is agreed and not on its way yet. */
  readonly now?: Date
  /** What the plan is worth at the prices of the moment. Without it its funds count for what they have cost. */
  readonly valueCents?: number
}

export function parseEligibility(value: unknown, questions: Questions, { now, valueCents }: Known = {}): Omit<Eligibility, 'bankId'> {
  const { answers, balances, plan: planFound, signed_at, has_bank: hasBank, is_waiting: hasPending, promised, changes } = found.parse(value)
  const facts = answerFacts(questions, answers ?? {})
  const owedCents = changes.reduce((sum, { cents }) => sum + cents, 0)
  const row = planHere.read(planFound)
  const plan = row ? toPlan(row, signed_at, valueCents ?? row.cents) : undefined
  // What people have lent themselves is a part of what they have in the plan.
  const owing = {
    vestedCents: (plan?.valueCents ?? 0) + owedCents,
    owedCents,
    highestOwedCents: now ? highestOwed(changes, now) : owedCents,
    promisedCents: now ? promised.reduce((sum, { cents }) => sum + cents, 0) : 0,
  }
  const limit = loanLimit(ourPlan, owing)
  const elsewhere = knownBalances.balances(balances ?? null)
  const work = workOf(facts)
  const savings = savingsBand(facts['savings_estimate'])
  const movableCents = Math.max(movableToPlanCents({ ...work, ...elsewhere }), leastInBandCents(savings))
  const asker: LoanAsker = {
    ...work,
    plan: plan && { ...plan, valueCents: owing.vestedCents },
    hasBank,
    availableCents: limit.availableCents,
    movableCents,
    iraCents: elsewhere.iraCents,
  }
  const isPossible = couldBorrow(ourPlan, { ...asker, plan, owedCents })
  const outlook = loanOutlook(ourPlan, { ...asker, plan, owedCents, savings })
  const isMarried = married.includes(facts['tax_filing_status'])
  return { reasons: loanReasons(ourPlan, asker), isPossible, outlook, limit, owing, isMarried, planId: row?.id, promised, hasPending }
}

type PlanRow = NonNullable<ReturnType<typeof planHere.read>>

/** A plan that was closed and is opened anew is signed for anew. */
function toPlan({ isOpen, endedAt }: PlanRow, signedAt: Date | null, valueCents: number): PlanHere {
  return { isOpen, isSigned: signedAt !== null && (endedAt === null || signedAt > endedAt), valueCents: Math.max(valueCents, 0) }
}

function workOf({ employment_status: employment, has_employees: employees }: Facts) {
  return {
    employmentStatus: employment === undefined ? undefined : String(employment),
    hasEmployees: typeof employees === 'boolean' ? employees : undefined,
  }
}
