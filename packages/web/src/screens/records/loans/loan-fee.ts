import { feePayments } from '@app/schemas/rules/loans/plan-loans'
import { language, type Words } from '../../../client/language.ts'
import { type Answer, failed } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Typed } from '../../../client/walk/drafts.ts'
import { type Loan, loanRequest } from '../../data/loans/loans.ts'
import { savedCards } from '../../data/money/payments.ts'
import { inTries } from '../../paying/next-try.ts'
import { customerId, saveCard } from '../../paying/save-card.ts'
import { oneOf, type Work } from '../record.ts'

const notAsked: Words<string> = {
  en: 'There’s no request for a loan yet, so there’s no fee to pay. Go back and enter an amount first.',
  es: 'Todavía no hay ninguna solicitud de préstamo, así que no hay ningún cargo que pagar. Vuelve atrás y escribe primero una cantidad.',
}

/** The way the fee is paid is saved with the request. A card is first saved at the payment company, and charged when the terms are agreed to. */
export async function saveLoanFee(answers: Typed, { key }: Work): Promise<Answer<unknown>> {
  const fee_payment = oneOf(feePayments, answers['fee_payment'])
  const request = await loanRequest.load(true)
  if (!request.ok) return request
  const { data: loan } = request
  if (!loan || !fee_payment)
    return failed({ code: 'not_found', detail: notAsked[language()], fields: { fee_payment: [notAsked[language()]] } })
  const card =
    fee_payment === 'card' ? await inTries(`${key}-card`, (tryKey) => cardToCharge(String(answers['fee_card']), tryKey)) : undefined
  if (card && !card.ok) return failed(onFeeCard(card.failure))
  const fee_card = card ? String(card.data) : null
  if (loan.fee_payment === fee_payment && loan.fee_card === fee_card) return request
  const saved = await ask('PATCH /api/v1/loans/{id}/update/', {
    params: { id: loan.pk },
    base: loan.version,
    body: { fee_payment, fee_card },
    key: `${key}-${loan.version}`,
  })
  if (saved.ok) loanRequest.put(saved.data)
  return saved
}

/** What was chosen before is shown again; nothing was chosen while it is the way in which every request begins. */
export async function savedFee({ fee_payment, fee_card }: Loan): Promise<Typed> {
  if (fee_payment !== 'card') return {}
  const cards = await savedCards.load()
  const card = cards.ok ? cards.data.find(({ id }) => id === fee_card) : undefined
  return { fee_payment, ...(card && { fee_card: { id: card.id, brand: card.brand, lastFour: card.last_four } }) }
}

async function cardToCharge(methodId: string, key: string): Promise<Answer<string>> {
  const customer = await customerId()
  if (!customer.ok) return customer
  const kept = await saveCard(customer.data, methodId, key)
  if (!kept.ok) return kept
  await savedCards.readAnew()
  return { ok: true, data: kept.data.id }
}

function onFeeCard<Failure extends { readonly fields?: Readonly<Record<string, readonly string[]>> }>(failure: Failure): Failure {
  const { card, ...others } = failure.fields ?? {}
  return { ...failure, fields: { ...others, ...(card && { fee_card: card }) } }
}
