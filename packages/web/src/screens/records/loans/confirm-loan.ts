import { language, type Words } from '../../../client/language.ts'
import { type Answer, done, failed } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Typed } from '../../../client/walk/drafts.ts'
import { loanRequest } from '../../data/loans/loans.ts'
import { readPaidAnew } from '../../data/money/payments.ts'
import { savedSigning } from '../../data/papers/signing.ts'
import { readShownTerms, type ShownTerms, shownTermsColumn } from '../../panels/loan-schedule/use-shown-terms.ts'
import { inTries } from '../../paying/next-try.ts'
import { settled } from '../../paying/settled.ts'
import type { Work } from '../record.ts'

/**
 * Agrees to the terms that stood on the page. A loan from one’s own plan is confirmed with the service. A fee that is paid by card is charged with it: each press of the button after a
 * card was declined is another try.
 */
export async function confirmLoan(answers: Typed, { key }: Work): Promise<Answer<unknown>> {
  const shown = readShownTerms(answers[shownTermsColumn])
  if (!shown) return failed({ code: 'terms_required', detail: notShown[language()] })
  const confirmed = await inTries(key, (tryKey) => confirm(shown, answers['spouse_consent'] === true, tryKey))
  void readPaidAnew()
  // Agreed to before, here or on another device: it is what the person wants.
  if (!confirmed.ok && confirmed.failure.code !== 'already_done') return confirmed
  loanRequest.forget()
  savedSigning.forget()
  return done(undefined)
}

async function confirm(shown: ShownTerms, spouse_consent: boolean, key: string, isAgain = false): Promise<Answer<unknown>> {
  const { loan_id, terms_version } = shown
  const answer = await ask('POST /api/v1/loans/confirm/', { body: { loan_id, terms_version, spouse_consent }, key })
  if (!answer.ok) return answer
  const { fee_checkout: checkout } = answer.data
  if (!checkout) return answer
  // The bank takes its time: the loan is confirmed by itself once it has paid, and the letter says so.
  if (checkout.status === 'processing' || isAgain) return done(undefined)
  const paid = await settled(
    { status: checkout.status, clientSecret: checkout.client_secret, paymentId: checkout.payment.pk },
    answer.data.fee_card ?? '',
  )
  return paid.ok
    ? confirm(shown, spouse_consent, key, true)
    : failed({ ...paid.failure, detail: `${paid.failure.detail} ${notConfirmed[language()]}` })
}

const notConfirmed: Words<string> = {
  en: 'Your loan isn’t confirmed. You can also go back and have the fee taken out of the loan.',
  es: 'Tu préstamo no está confirmado. También puedes volver atrás y pedir que el cargo se descuente del préstamo.',
}
const notShown: Words<string> = {
  en: 'The terms aren’t on the page, so you can’t agree to them yet. Nothing is agreed. Go back and enter an amount, or load the page again.',
  es: 'Las condiciones no están en la página, así que todavía no puedes aceptarlas. No se aceptó nada. Vuelve atrás y escribe una cantidad, o carga la página otra vez.',
}
