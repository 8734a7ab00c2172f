import type { BodyOf } from '@app/schemas/api/contract'
import { dollarsToCents, toDollars } from '@app/schemas/api/fields'
import type { loanContracts } from '@app/schemas/api/money/loans'
import type { Words } from '@app/schemas/language'
import { dayOf } from '@app/schemas/rules/days/days'
import { loanReasonWords } from '@app/schemas/rules/loans/loan-eligibility'
import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { type Base, isStale } from '../../../db/transactions/base-version.ts'
import { type Failure, fail, isFailure } from '../../../failure/failure.ts'
import { refuseCardNumbers } from '../../../failure/refuse-card-numbers.ts'
import { doOnce } from '../../../once/once.ts'
import { sealing } from '../../../security/sealing.ts'
import { writeTo } from '../../auth/write-to.ts'
import { type Eligibility, findEligibility } from '../eligibility.ts'
import { releaseFee } from '../fee/release-fee.ts'
import { loadLoanAnswer } from '../loan-answers.ts'
import { offerOn } from '../plan.ts'
import { sealedLoans } from '../sealed.ts'
import { addLoan, type LoanRow, lockOwnLoan, type NewTerms, saveCancelled, saveTerms } from '../store.ts'
import { withdrawnEmail } from '../unpaid-emails.ts'
import { type FeeWish, refuseBelieved, refuseWish, termsOf, type Wish } from './terms.ts'

type Asking = BodyOf<typeof loanContracts.addUserLoan>
type Change = BodyOf<typeof loanContracts.updateLoan>
type Request = { readonly personId: string; readonly key: string }

const words = {
  waiting: {
    en: 'You have a request you haven’t confirmed yet. Change that one, or cancel it.',
    es: 'Tienes una solicitud que aún no has confirmado. Cambia esa, o cancélala.',
  },
  settled: {
    en: 'This loan is no longer a request, so you can’t change it.',
    es: 'Este préstamo ya no es una solicitud, así que no lo puedes cambiar.',
  },
  sent: {
    en: 'The money for this loan is on its way or has arrived, so you can’t cancel it.',
    es: 'El dinero de este préstamo está en camino o ya llegó, así que no lo puedes cancelar.',
  },
} as const satisfies Readonly<Record<string, Words<string>>>

/** Saves a request for a loan. There is one at a time. */
export async function requestLoan(context: Context, { personId, key }: Request, asking: Asking) {
  const wrong = refuseCardNumbers({ fee_card: asking.fee_card ?? undefined })
  if (wrong) return wrong
  return doOnce(context, { personId, call: 'addUserLoan', key, request: asking }, async (trx) => {
    const now = context.now()
    const standing = await findEligibility(context, trx, personId, now)
    if (standing.hasPending) return fail('already_done', { detail: words.waiting })
    const { borrow_amount, term, purpose = 'other', payment_frequency = 'monthly' } = asking
    const wish = { borrowCents: dollarsToCents(borrow_amount), termYears: term, purpose, frequency: payment_frequency }
    const id = context.newId()
    const fee = feeOf(context, { id, fee_payment: 'proceeds', fee_card: null }, asking)
    const terms = newTerms(wish, asking, standing, now, fee)
    if (isFailure(terms)) return terms
    await addLoan(trx, { ...terms, ...nothingYet, id, person_id: personId, version: 1, status: 'PENDING', created_at: now })
    await auditLoan(trx, personId, 'loan.requested', id)
    return loadLoanAnswer(context, trx, personId, id)
  })
}

/** Changes a request, at today’s price, or withdraws it. */
export async function changeRequest(context: Context, { personId, key }: Request, id: string, base: Base, change: Change) {
  const wrong = refuseCardNumbers({ fee_card: change.fee_card ?? undefined })
  if (wrong) return wrong
  return doOnce(context, { personId, call: 'updateLoan', key, request: { id, base, change } }, async (trx) => {
    const row = await lockOwnLoan(trx, personId, id)
    if (!row) return fail('not_found')
    const isTakenBack = change.status === 'CANCELLED'
    const isOpen = row.status === 'PENDING' || (isTakenBack && row.status === 'CONFIRMED')
    if (!isOpen) return fail('not_in_this_state', { detail: isTakenBack ? words.sent : words.settled })
    if (isStale(row, base)) return fail('precondition_failed')
    const refused = isTakenBack ? await cancel(context, trx, row) : await changeTerms(context, trx, row, change)
    return refused ?? loadLoanAnswer(context, trx, personId, id)
  })
}

/** Why nobody can borrow, in words. */
export function refuseReasons({ reasons }: Eligibility): Failure<'not_eligible'> | undefined {
  if (reasons.length === 0) return undefined
  const all = reasons.map(loanReasonWords)
  return fail('not_eligible', { detail: { en: all.map(({ en }) => en).join(' '), es: all.map(({ es }) => es).join(' ') } })
}

const nothingYet = {
  account_id: null,
  payout_id: null,
  refused_bank_id: null,
  debit_version: null,
  distributed_cents: null,
  tax_form_at: null,
  tax_form_on: null,
  tax_form_cents: null,
  tax_form_corrections: 0,
  make_up_until: null,
  terms_version: null,
  confirmed_at: null,
  pays_out_on: null,
  paid_out_at: null,
  ended_at: null,
  fee_payment_id: null,
  note_signed_at: null,
  spouse_signed_at: null,
  reminded_at: null,
} as const

/** Until the money is sent, a loan can be taken back at no cost. */
async function cancel(context: Context, trx: Queries, row: LoanRow) {
  const refused = await releaseFee(context, trx, row)
  if (refused) return refused
  await saveCancelled(trx, row.id, context.now())
  await auditLoan(trx, row.person_id, 'loan.cancelled', row.id)
  if (row.status === 'CONFIRMED') await writeTo(context, trx, row.person_id, (addressed) => withdrawnEmail(addressed, row))
  return undefined
}

async function changeTerms(context: Context, trx: Queries, row: LoanRow, change: Change) {
  const now = context.now()
  const standing = await findEligibility(context, trx, row.person_id, now)
  const { borrow_amount, term, purpose, payment_frequency } = change
  const wish = {
    borrowCents: dollarsToCents(borrow_amount ?? toDollars(row.borrow_cents)),
    termYears: term ?? row.term_years,
    purpose: purpose ?? row.purpose,
    frequency: payment_frequency ?? row.frequency,
  }
  const terms = newTerms(wish, change, standing, now, feeOf(context, row, change))
  if (isFailure(terms)) return terms
  const refused = await releaseFee(context, trx, row)
  if (refused) return refused
  await saveTerms(trx, row.id, terms)
  await auditLoan(trx, row.person_id, 'loan.changed', row.id)
  return undefined
}

type FeeChoice = Pick<Change, 'fee_payment' | 'fee_card'>

/** What is left out stays as it is. A fee that comes out of the loan needs no card. */
function feeOf({ keys }: Context, row: FeeWish & Pick<LoanRow, 'id'>, { fee_payment = row.fee_payment, fee_card }: FeeChoice): FeeWish {
  if (fee_payment === 'proceeds') return { fee_payment, fee_card: null }
  if (fee_card === undefined) return { fee_payment, fee_card: row.fee_card }
  return { fee_payment, fee_card: fee_card && sealing(keys, sealedLoans).seal('fee_card', row.id, fee_card) }
}

type Believed = Pick<Change, 'interest_rate' | 'origination_fee'>

function newTerms(wish: Wish, believed: Believed, standing: Eligibility, now: Date, fee: FeeWish) {
  const offer = offerOn(dayOf(now))
  const refused = refuseReasons(standing) ?? refuseWish(wish, standing) ?? refuseBelieved(believed, offer)
  const terms: NewTerms | NonNullable<typeof refused> = refused ?? termsOf(wish, standing, offer, now, fee)
  return terms
}

async function auditLoan(trx: Queries, personId: string, action: string, id: string): Promise<void> {
  await audit(trx, { actor: `person:${personId}`, action, subject: `person:${personId}`, detail: { loan: id } })
}
