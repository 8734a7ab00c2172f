import type { Words } from '@app/schemas/language'
import { fail } from '../../../failure/failure.ts'
import type { PaymentRow } from './payment-store.ts'

const words: Readonly<Record<string, Words<string>>> = {
  insufficient_funds: {
    en: 'There isn’t enough money on this card. Nothing was charged. Try another card.',
    es: 'Esta tarjeta no tiene fondos suficientes. No se cobró nada. Prueba con otra tarjeta.',
  },
  expired_card: {
    en: 'This card is out of date. Nothing was charged. Try another card.',
    es: 'Esta tarjeta está vencida. No se cobró nada. Prueba con otra tarjeta.',
  },
  authentication_required: {
    en: 'Your bank wanted you to confirm this payment, and you didn’t. Nothing was charged. Try again.',
    es: 'Tu banco quería que confirmaras este pago y no se confirmó. No se cobró nada. Inténtalo otra vez.',
  },
}

/** A payment that the bank did not accept, in words that help. */
export function declined({ decline_code }: PaymentRow) {
  const detail = words[decline_code ?? '']
  return fail('payment_declined', detail === undefined ? {} : { detail })
}
