import type { BodyOf } from '@app/schemas/api/contract'
import type { loanContracts } from '@app/schemas/api/loans'
import { addBusinessDays, dayOf } from '@app/schemas/rules/days'
import { audit } from '../../db/audit.ts'
import { doOnce } from '../../db/do-once.ts'
import { fail } from '../../http/failure.ts'
import { writeTo } from '../auth/write-to.ts'
import { confirmedLetter } from './letters.ts'
import type { LoanGround } from './loan-ground.ts'
import { loanJobs, noonOf } from './moments.ts'
import { offerOn, payOutBusinessDays, termsVersion } from './plan.ts'
import { offerEndsOn } from './record.ts'
import { refuseReasons, toldLoan } from './request.ts'
import { type Standing, standingOf } from './standing.ts'
import { type LoanRow, lockOwnLoan, saveConfirmed } from './store.ts'
import { asksSpouse, offerWords, refuseWish } from './terms.ts'

type Confirmation = BodyOf<typeof loanContracts.confirmLoan>

const otherTerms = 'These are not the terms of today. Load the loan again and read them.'
const noSpouse = 'Your spouse has to agree to this loan. Say that they do, or borrow less.'

/** Agrees to a loan and its terms, once. What could have changed since it was asked for is looked at again. */
export async function confirmLoan(parts: LoanGround, personId: string, key: string, confirmation: Confirmation) {
  const { ground } = parts
  const id = confirmation.loan_id.toLowerCase()
  return doOnce(ground, { personId, call: 'confirmLoan', key, request: confirmation }, async (trx) => {
    const now = ground.now()
    const row = await lockOwnLoan(trx, personId, id)
    if (!row) return fail('not_found')
    if (row.confirmed_at) return fail('already_done', { detail: 'You have confirmed this loan before.' })
    if (row.status !== 'PENDING') return fail('not_in_this_state')
    const standing = await standingOf(trx, parts.footing, personId, now)
    const refused =
      refuseReasons(standing) ?? refuseWish(wishOf(row), standing) ?? refuseOffer(row, now) ?? refuseTerms(row, standing, confirmation)
    if (refused) return refused
    const paysOutOn = addBusinessDays(dayOf(now), payOutBusinessDays)
    const spouse = { spouse_needed: asksSpouse(row.borrow_cents, standing), spouse_agreed: confirmation.spouse_consent ?? false }
    await saveConfirmed(trx, id, { ...spouse, terms_version: termsVersion, confirmed_at: now, pays_out_on: paysOutOn })
    const subject = `person:${personId}`
    const detail = { loan: id, terms_version: termsVersion, spouse_agreed: spouse.spouse_agreed }
    await audit(trx, { actor: subject, action: 'loan.confirmed', subject, detail })
    await ground.jobs.send(trx, loanJobs.payOut, { loanId: id }, noonOf(paysOutOn))
    await writeTo(ground, trx, personId, (addressed) => confirmedLetter(addressed, row, paysOutOn))
    return toldLoan(trx, personId, id)
  })
}

function wishOf({ borrow_cents, term_years, purpose, frequency }: LoanRow) {
  return { borrowCents: borrow_cents, termYears: term_years, purpose, frequency }
}

/** An offer is kept for some days, also when rates rise. */
function refuseOffer(row: LoanRow, now: Date) {
  const today = dayOf(now)
  const offer = offerOn(today)
  const isOld = today > offerEndsOn(row) && (offer.rateBps !== row.rate_bps || offer.feeCents !== row.fee_cents)
  return isOld ? fail('price_changed', { detail: offerWords(offer) }) : undefined
}

function refuseTerms({ borrow_cents }: LoanRow, standing: Standing, { terms_version, spouse_consent }: Confirmation) {
  if (terms_version !== undefined && terms_version !== termsVersion) return fail('terms_required', { detail: otherTerms })
  const isMissing = asksSpouse(borrow_cents, standing) && !spouse_consent
  return isMissing ? fail('terms_required', { detail: noSpouse, fields: { spouse_consent: [noSpouse] } }) : undefined
}
