import type { BodyOf } from '@app/schemas/api/contract'
import type { loanContracts } from '@app/schemas/api/money/loans'
import type { Words } from '@app/schemas/language'
import { dayOf } from '@app/schemas/rules/days/days'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import { type Eligibility, findEligibility } from '../eligibility.ts'
import { offerOn, termsVersion } from '../plan.ts'
import { offerEndsOn } from '../record.ts'
import type { LoanRow } from '../store.ts'
import { refuseReasons } from './request.ts'
import { asksSpouse, offerWords, refuseWish } from './terms.ts'

export type Confirmation = BodyOf<typeof loanContracts.confirmLoan>

const words = {
  confirmed: { en: 'You have confirmed this loan before.', es: 'Ya confirmaste este préstamo.' },
  otherTerms: {
    en: 'The terms have changed since then. Reload the loan and read them.',
    es: 'Las condiciones cambiaron desde entonces. Vuelve a cargar el préstamo y léelas.',
  },
  noSpouse: {
    en: 'Your spouse has to agree to this loan. Say that they do, or borrow less.',
    es: 'Tu cónyuge tiene que aceptar este préstamo. Di que lo acepta, o pide menos.',
  },
} as const satisfies Readonly<Record<string, Words<string>>>

/** Why a loan cannot be agreed to now. What could have changed since it was asked for is looked at again. */
export async function refuseConfirmation(context: Context, trx: Queries, row: LoanRow, confirmation: Confirmation) {
  if (row.confirmed_at) return fail('already_done', { detail: words.confirmed })
  if (row.status !== 'PENDING') return fail('not_in_this_state')
  const now = context.now()
  const standing = await findEligibility(context, trx, row.person_id, now)
  return refuseReasons(standing) ?? refuseWish(wishOf(row), standing) ?? refuseOffer(row, now) ?? refuseTerms(row, standing, confirmation)
}

function wishOf({ borrow_cents, term_years, purpose, frequency }: LoanRow) {
  return { borrowCents: borrow_cents, termYears: term_years, purpose, frequency }
}

/** An offer is valid for some days, also when rates rise. */
function refuseOffer(row: LoanRow, now: Date) {
  const today = dayOf(now)
  const offer = offerOn(today)
  const isOld = today > offerEndsOn(row) && (offer.rateBps !== row.rate_bps || offer.feeCents !== row.fee_cents)
  return isOld ? fail('price_changed', { detail: offerWords(offer) }) : undefined
}

function refuseTerms({ borrow_cents }: LoanRow, standing: Eligibility, { terms_version, spouse_consent }: Confirmation) {
  if (terms_version !== undefined && terms_version !== termsVersion) return fail('terms_required', { detail: words.otherTerms })
  const isMissing = asksSpouse(borrow_cents, standing) && !spouse_consent
  return isMissing ? fail('terms_required', { detail: words.noSpouse, fields: { spouse_consent: [words.noSpouse] } }) : undefined
}
