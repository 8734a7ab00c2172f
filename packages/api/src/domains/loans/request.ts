import type { BodyOf } from '@app/schemas/api/contract'
import { dollarsToCents, toDollars } from '@app/schemas/api/fields'
import type { loanContracts } from '@app/schemas/api/loans'
import { dayOf } from '@app/schemas/rules/days'
import { loanReasonWords } from '@app/schemas/rules/loan-eligibility'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { doOnce } from '../../db/do-once.ts'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import type { LoanGround } from './loan-ground.ts'
import { offerOn } from './plan.ts'
import { toLoan } from './record.ts'
import { type Standing, standingOf } from './standing.ts'
import { addLoan, findLoan, type LoanRow, lockOwnLoan, type NewTerms, saveCancelled, saveTerms } from './store.ts'
import { refuseBelieved, refuseWish, termsOf, type Wish } from './terms.ts'

type Asking = BodyOf<typeof loanContracts.addUserLoan>
type Change = BodyOf<typeof loanContracts.updateLoan>
type Request = { readonly personId: string; readonly key: string }

const waiting = 'You have a request that is not confirmed yet. Change that one, or cancel it.'
const settled = 'This loan is no longer a request, so it cannot be changed or cancelled.'

/** Keeps a request for a loan. There is one at a time. */
export async function requestLoan(parts: LoanGround, { personId, key }: Request, asking: Asking) {
  const { ground } = parts
  return doOnce(ground, { personId, call: 'addUserLoan', key, request: asking }, async (trx) => {
    const now = ground.now()
    const standing = await standingOf(trx, parts.footing, personId, now)
    if (standing.hasPending) return fail('already_done', { detail: waiting })
    const { borrow_amount, term, purpose = 'other', payment_frequency = 'monthly' } = asking
    const wish = { borrowCents: dollarsToCents(borrow_amount), termYears: term, purpose, frequency: payment_frequency }
    const terms = newTerms(wish, asking, standing, now)
    if (isFailure(terms)) return terms
    const id = ground.newId()
    await addLoan(trx, { ...terms, ...nothingYet, id, person_id: personId, version: 1, status: 'PENDING', created_at: now })
    await note(trx, personId, 'loan.requested', id)
    return toldLoan(trx, personId, id)
  })
}

/** Changes a request, at today’s price, or takes it back. */
export async function changeRequest(parts: LoanGround, { personId, key }: Request, id: string, base: number, change: Change) {
  const { ground } = parts
  return doOnce(ground, { personId, call: 'updateLoan', key, request: { id, base, change } }, async (trx) => {
    const row = await lockOwnLoan(trx, personId, id)
    if (!row) return fail('not_found')
    if (row.status !== 'PENDING') return fail('not_in_this_state', { detail: settled })
    if (row.version !== base) return fail('precondition_failed')
    const refused = change.status === 'CANCELLED' ? await cancel(trx, row, ground.now()) : await changeTerms(parts, trx, row, change)
    return refused ?? toldLoan(trx, personId, id)
  })
}

/** Why nobody can borrow, in words. */
export function refuseReasons({ reasons }: Standing): Failure<'not_eligible'> | undefined {
  return reasons.length > 0 ? fail('not_eligible', { detail: reasons.map(loanReasonWords).join(' ') }) : undefined
}

/** A loan that is there: its row is locked, or was just written. */
export async function toldLoan(trx: Queries, personId: string, id: string) {
  const row = await findLoan(trx, personId, id)
  if (!row) throw new Error(`The loan ${id} is gone, although nobody removes loans.`)
  return toLoan(row)
}

const nothingYet = { terms_version: null, confirmed_at: null, pays_out_on: null, paid_out_at: null, ended_at: null } as const

async function cancel(trx: Queries, { id, person_id }: LoanRow, now: Date): Promise<undefined> {
  await saveCancelled(trx, id, now)
  await note(trx, person_id, 'loan.cancelled', id)
}

async function changeTerms(parts: LoanGround, trx: Queries, row: LoanRow, change: Change) {
  const now = parts.ground.now()
  const standing = await standingOf(trx, parts.footing, row.person_id, now)
  const { borrow_amount, term, purpose, payment_frequency } = change
  const wish = {
    borrowCents: dollarsToCents(borrow_amount ?? toDollars(row.borrow_cents)),
    termYears: term ?? row.term_years,
    purpose: purpose ?? row.purpose,
    frequency: payment_frequency ?? row.frequency,
  }
  const terms = newTerms(wish, change, standing, now)
  if (isFailure(terms)) return terms
  await saveTerms(trx, row.id, terms)
  await note(trx, row.person_id, 'loan.changed', row.id)
  return undefined
}

function newTerms(wish: Wish, believed: Pick<Change, 'interest_rate' | 'origination_fee'>, standing: Standing, now: Date) {
  const offer = offerOn(dayOf(now))
  const refused = refuseReasons(standing) ?? refuseWish(wish, standing) ?? refuseBelieved(believed, offer)
  const terms: NewTerms | NonNullable<typeof refused> = refused ?? termsOf(wish, standing, offer, now)
  return terms
}

async function note(trx: Queries, personId: string, action: string, id: string): Promise<void> {
  await audit(trx, { actor: `person:${personId}`, action, subject: `person:${personId}`, detail: { loan: id } })
}
