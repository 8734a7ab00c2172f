import type { Words } from '../../../client/language.ts'

export type ReceiptWords = {
  readonly paid: string
  readonly paidToday: string
  readonly nothing: string
  readonly firstPayment: string
  readonly trialSince: string
  readonly refunded: string
  readonly on: string
  readonly with: string
  readonly number: string
  readonly next: string
  readonly runsTo: string
  readonly card: string
  readonly ending: (brand: string, lastFour: string) => string
  readonly onItsWay: string
  readonly print: string
}

export const words: Words<ReceiptWords> = {
  en: {
    paid: 'Paid',
    paidToday: 'Paid today',
    nothing: 'Nothing: your free trial has begun',
    firstPayment: 'First payment, unless you cancel before',
    trialSince: 'Trial since',
    refunded: 'Given back',
    on: 'On',
    with: 'With',
    number: 'Receipt number',
    next: 'Next payment',
    runsTo: 'Runs to, and doesn’t renew',
    card: 'Card',
    ending: (brand, lastFour) => `${brand} ending in ${lastFour}`,
    onItsWay: 'Your bank hasn’t confirmed it yet. You won’t be charged twice. This page keeps checking.',
    print: 'Print',
  },
  es: {
    paid: 'Pagado',
    paidToday: 'Pagado hoy',
    nothing: 'Nada: tu prueba gratis ha empezado',
    firstPayment: 'Primer pago, si no cancelas antes',
    trialSince: 'En prueba desde',
    refunded: 'Reembolsado',
    on: 'Fecha',
    with: 'Con',
    number: 'Número de recibo',
    next: 'Próximo pago',
    runsTo: 'Vale hasta, y no se renueva',
    card: 'Tarjeta',
    ending: (brand, lastFour) => `${brand} que termina en ${lastFour}`,
    onItsWay: 'Tu banco todavía no lo ha confirmado. No se te cobra dos veces. Esta página lo comprueba sola.',
    print: 'Imprimir',
  },
}
