import type { Words } from '@app/schemas/language'
import type { Context } from '../../../context/context.ts'
import { detailIn, fail, isFailure } from '../../../failure/failure.ts'
import { doOnce } from '../../../once/once.ts'
import { sealing } from '../../../security/sealing.ts'
import { beginFee, driveFee, findFeeCard } from '../../memberships/payments/fees.ts'
import { termsVersion } from '../plan.ts'
import { type Confirmation, refuseConfirmation } from '../requests/may-confirm.ts'
import { sealedLoans } from '../sealed.ts'
import { type LoanRow, lockOwnLoan, saveFee } from '../store.ts'

const noCard: Words<string> = {
  en: 'There’s no card to charge the fee to. Enter one, or have the fee taken out of the loan.',
  es: 'No hay una tarjeta a la que cobrar el cargo. Escribe una, o haz que el cargo se descuente del préstamo.',
}
const notConfirmed: Words<string> = {
  en: 'Your loan isn’t confirmed. You can try again, use another card, or have the fee taken out of the loan.',
  es: 'Tu préstamo no está confirmado. Puedes intentarlo otra vez, usar otra tarjeta o hacer que el cargo se descuente del préstamo.',
}

/**
 * Charges the fee of a loan to a card, for whoever confirms it and could: once for their key. What they agree to is kept with the
 * charge, so that the loan goes on by itself when the bank takes its time, or nobody is there to see the answer.
 */
export async function chargeFee(context: Context, personId: string, key: string, confirmation: Confirmation, loan: LoanRow) {
  const named = loan.fee_card === null ? null : sealing(context.keys, sealedLoans).open('fee_card', loan.id, loan.fee_card)
  const card = await findFeeCard(context, personId, named)
  if (isFailure(card)) return card
  if (card === undefined) return fail('validation_failed', { detail: noCard, fields: { fee_payment: [noCard] } })
  const begun = await doOnce(context, { personId, call: 'chargeLoanFee', key, request: confirmation }, async (trx) => {
    const row = await lockOwnLoan(trx, personId, loan.id)
    if (!row) return fail('not_found')
    const refused = await refuseConfirmation(context, trx, row, confirmation)
    if (refused) return refused
    const payment = await beginFee(context, trx, { personId, about: 'loan_fee', cents: row.fee_cents, card })
    if (isFailure(payment)) return payment
    const agreed = { terms_version: termsVersion, spouse_agreed: confirmation.spouse_consent ?? false }
    await saveFee(trx, row.id, { ...agreed, fee_payment_id: payment })
    return { payment }
  })
  if (isFailure(begun)) return begun
  const checkout = await driveFee(context, begun.payment)
  return isFailure(checkout) ? fail('payment_declined', notPaid(detailIn(checkout))) : { payment: begun.payment, checkout }
}

const declined: Words<string> = {
  en: 'Your bank didn’t accept the fee. Nothing was charged.',
  es: 'Tu banco no aceptó el cargo. No se cobró nada.',
}

function notPaid(why = declined) {
  const detail = { en: `${why.en} ${notConfirmed.en}`, es: `${why.es} ${notConfirmed.es}` }
  return { detail, fields: { fee_payment: [detail] } }
}
