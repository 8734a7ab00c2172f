import { language, type Words } from '../../../client/language.ts'
import { type Answer, done, failed } from '../../../client/service/answer.ts'
import { useSession } from '../../../client/session/session.ts'
import { reportToAdvertisers } from '../../../client/tracking/report-to-advertisers.ts'
import { announceDone } from '../../../client/walk/just-done.ts'
import { readPaidAnew } from '../../data/money/payments.ts'
import { plans } from '../../data/money/prices.ts'
import { inTries } from '../../paying/next-try.ts'
import { offersIn } from '../../paying/offer.ts'
import { payByCard } from '../../paying/pay-by-card.ts'
import { payByPayPal } from '../../paying/pay-by-paypal.ts'
import type { RecordKind } from '../record.ts'

const noPrice: Words<string> = {
  en: 'We couldn’t show the price, so nothing was charged. Load the page again in a few minutes.',
  es: 'No pudimos mostrar el precio, así que no se cobró nada. Carga la página otra vez en unos minutos.',
}

/** A payment: made once, for the price that was shown. */
export const payments: RecordKind = {
  suggest: async () => {
    const { user } = useSession.getState()
    return typeof user === 'object' ? { receipt_email: user.email } : {}
  },
  save: async ({ payment_method, card, receipt_email, payment_consent, ...shown }, { key }) => {
    // Without their consent nothing is paid: the page asked for none, because it is paid already.
    if (payment_consent !== true) return done(undefined)
    const [offer] = offersIn(shown)
    if (!offer) return failed({ code: 'price_changed', detail: noPrice[language()] })
    const receiptEmail = typeof receipt_email === 'string' ? receipt_email : undefined
    const paid = await inTries(key, (tryKey) =>
      payment_method === 'paypal'
        ? payByPayPal({ offer, receiptEmail, key: tryKey })
        : payByCard({ offer, methodId: String(card), receiptEmail, key: tryKey }),
    )
    if (paid.ok) {
      reportToAdvertisers('purchase')
      const isTrial = offer.hasTrial && payment_method !== 'paypal'
      announceDone({ what: isTrial ? 'trial-begun' : 'paid', to: receiptEmail })
    }
    await readPaidAnew()
    return paid.ok ? paid : paidBefore(paid, offer.product)
  },
}

/** A person who has paid on another page or device has nothing left to do here. */
async function paidBefore(refused: Answer<unknown>, product: string): Promise<Answer<unknown>> {
  if (refused.ok || (refused.failure.code !== 'not_in_this_state' && refused.failure.code !== 'already_done')) return refused
  const status = plans.peek()?.find(({ name }) => name === product)?.status
  const isPaid = status === 'trial' || status === 'active' || status === 'cancelled'
  return refused.failure.code === 'already_done' || isPaid ? done(undefined) : refused
}
