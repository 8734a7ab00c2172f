import type { Words } from '../../../client/language.ts'

type Own = {
  readonly number: string
  readonly expires: string
  readonly expiresHelp: string
  readonly code: string
  readonly sandboxTitle: string
  readonly sandbox: string
  readonly tests: string
  readonly use: string
  readonly entered: (card: string) => string
  readonly another: string
  readonly saved: string
  readonly other: string
  readonly ending: (brand: string, lastFour: string) => string
  readonly liveTitle: string
  readonly live: string
}

export const words: Words<Own> = {
  en: {
    number: 'Card number',
    expires: 'Expires',
    expiresHelp: 'MM/YY',
    code: 'Security code',
    sandboxTitle: 'This is a sandbox: no money moves',
    sandbox: 'Use one of the test cards below, never a real card.',
    tests: 'Test cards, and what each one does',
    use: 'Use it',
    entered: (card) => `Entered: ${card}`,
    another: 'Enter another card',
    saved: 'Which card?',
    other: 'Another card',
    ending: (brand, lastFour) => `${brand} ending in ${lastFour}`,
    liveTitle: 'You can’t enter a card on this page',
    live: 'The payment company’s card field didn’t load. Nothing is charged. Use PayPal if you see it, or come back later.',
  },
  es: {
    number: 'Número de la tarjeta',
    expires: 'Vence',
    expiresHelp: 'MM/AA',
    code: 'Código de seguridad',
    sandboxTitle: 'Este es un entorno de prueba: no se mueve dinero',
    sandbox: 'Usa una de las tarjetas de prueba de abajo, nunca una de verdad.',
    tests: 'Tarjetas de prueba y lo que hace cada una',
    use: 'Usarla',
    entered: (card) => `Escribiste: ${card}`,
    another: 'Usar otra tarjeta',
    saved: '¿Qué tarjeta?',
    other: 'Otra tarjeta',
    ending: (brand, lastFour) => `${brand} que termina en ${lastFour}`,
    liveTitle: 'En esta página no se pueden escribir tarjetas',
    live: 'El campo de la empresa de pagos no está en esta página. No se cobra nada. Usa PayPal donde se ofrezca o vuelve más tarde.',
  },
}

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

export function brandName(brand: string): string {
  return brands[brand] ?? brand
}
