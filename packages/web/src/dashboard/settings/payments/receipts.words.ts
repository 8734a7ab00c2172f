import type { Words } from '../../../client/language.ts'
import type { Payment } from '../../../screens/data/money/payments.ts'

export type ReceiptsWords = {
  readonly title: string
  readonly about: string
  readonly none: string
  readonly states: Readonly<Record<Payment['status'], string>>
  readonly refunded: string
  readonly partly: string
  readonly sum: string
  readonly state: string
  readonly what: string
  readonly back: string
  readonly kept: string
  readonly begun: string
  readonly paidOn: string
  readonly with: string
  readonly ending: (brand: string, lastFour: string) => string
  readonly number: string
  readonly disputed: string
  readonly toBank: string
  readonly print: string
  readonly printAll: string
  readonly allOfIt: (title: string, sum: string, day: string) => string
}

export const words: Words<ReceiptsWords> = {
  en: {
    title: 'Receipts',
    about: 'Every payment, newest first. Open one to see the details.',
    none: 'You haven’t paid for anything here. When you do, you’ll find the receipt here and in your e-mail.',
    states: {
      waiting_for_partner: 'On its way',
      needs_method: 'Not charged',
      needs_action: 'Not charged: your bank asks first',
      approved: 'Agreed, not charged yet',
      processing: 'On its way',
      paid: 'Paid',
      declined: 'Declined, not charged',
      cancelled: 'Not charged',
    },
    refunded: 'Given back',
    partly: 'Partly given back',
    sum: 'Sum',
    state: 'State',
    what: 'For',
    back: 'Given back to you',
    kept: 'Paid in the end',
    begun: 'Begun on',
    paidOn: 'Paid on',
    with: 'With',
    ending: (brand, lastFour) => `${brand} ending in ${lastFour}`,
    number: 'Receipt number',
    disputed: 'Called into question',
    toBank: 'At your bank',
    print: 'Print this receipt',
    printAll: 'Print all of them',
    allOfIt: (title, sum, day) => `${title}, ${sum}, ${day}`,
  },
  es: {
    title: 'Recibos',
    about: 'Todos los pagos, el más nuevo primero. Abre uno para verlo entero.',
    none: 'No has pagado nada aquí. Cuando pagues, el recibo estará aquí y te llegará por correo.',
    states: {
      waiting_for_partner: 'En camino',
      needs_method: 'Sin cobrar',
      needs_action: 'Sin cobrar: tu banco pregunta antes',
      approved: 'Aceptado, aún sin cobrar',
      processing: 'En camino',
      paid: 'Pagado',
      declined: 'Rechazado, sin cobrar',
      cancelled: 'Sin cobrar',
    },
    refunded: 'Devuelto',
    partly: 'Devuelto en parte',
    sum: 'Cantidad',
    state: 'Estado',
    what: 'Por',
    back: 'Se te devolvió',
    kept: 'Pagado al final',
    begun: 'Empezado el',
    paidOn: 'Pagado el',
    with: 'Con',
    ending: (brand, lastFour) => `${brand} terminada en ${lastFour}`,
    number: 'Número de recibo',
    disputed: 'Cuestionado',
    toBank: 'En tu banco',
    print: 'Imprimir este recibo',
    printAll: 'Imprimir todos',
    allOfIt: (title, sum, day) => `${title}, ${sum}, ${day}`,
  },
}
