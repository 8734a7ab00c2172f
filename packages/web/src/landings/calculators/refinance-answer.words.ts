import type { Words } from '@app/schemas/language'

type When = 'monthly' | 'total'
type Side = { readonly monthly: string; readonly interest: string }

type Own = {
  readonly label: string
  readonly now: (rate: string, term: string) => string
  readonly after: (rate: string, term: string) => string
  readonly sentence: (now: Side, after: Side, payment: string, total: string) => string
  readonly noChange: (when: When) => string
  readonly change: (amount: string, isLess: boolean, when: When) => string
  readonly sooner: (amount: string) => string
  readonly savesNothing: string
  readonly longer: (amount: string) => string
  readonly costsMore: (amount: string) => string
  readonly paymentNow: string
  readonly paymentAfter: string
  readonly difference: string
  readonly aMonth: (amount: string) => string
  readonly interest: (amount: string) => string
}

const english: Readonly<Record<When, string>> = { monthly: 'a month', total: 'in all' }
const spanish: Readonly<Record<When, string>> = { monthly: 'al mes', total: 'en total' }

export const refinanceAnswerWords: Words<Own> = {
  en: {
    label: 'Interest to the end, against now',
    now: (rate, term) => `Now: ${rate} for ${term}`,
    after: (rate, term) => `Then: ${rate} for ${term}`,
    sentence: (now, after, payment, total) =>
      `Now ${now.monthly} a month and ${now.interest} interest to the end. Then ${after.monthly} a month and ${after.interest}. That is ${payment}, and ${total}.`,
    noChange: (when) => `no change ${english[when]}`,
    change: (amount, isLess, when) => `${amount} ${isLess ? 'less' : 'more'} ${english[when]}`,
    sooner: (amount) => `Each payment is ${amount} more: it is paid off sooner.`,
    savesNothing: 'This saves no interest.',
    longer: (amount) => `The payment falls, but you pay for longer: ${amount} more interest to the end.`,
    costsMore: (amount) => `This costs more: ${amount} more interest to the end.`,
    paymentNow: 'Payment now',
    paymentAfter: 'Payment then',
    difference: 'Difference',
    aMonth: (amount) => `${amount} a month`,
    interest: (amount) => `${amount} interest`,
  },
  es: {
    label: 'Intereses hasta el final, frente a los de ahora',
    now: (rate, term) => `Ahora: ${rate} por ${term}`,
    after: (rate, term) => `Después: ${rate} por ${term}`,
    sentence: (now, after, payment, total) =>
      `Ahora ${now.monthly} al mes y ${now.interest} de intereses hasta el final. Después ${after.monthly} al mes y ${after.interest}. La diferencia: ${payment}, y ${total}.`,
    noChange: (when) => `ningún cambio ${spanish[when]}`,
    change: (amount, isLess, when) => `${amount} ${isLess ? 'menos' : 'más'} ${spanish[when]}`,
    sooner: (amount) => `Cada pago es ${amount} mayor: terminas de pagar antes.`,
    savesNothing: 'Esto no ahorra intereses.',
    longer: (amount) => `El pago baja, pero pagas más tiempo: ${amount} más de intereses hasta el final.`,
    costsMore: (amount) => `Esto cuesta más: ${amount} más de intereses hasta el final.`,
    paymentNow: 'Pago de ahora',
    paymentAfter: 'Pago de después',
    difference: 'Diferencia',
    aMonth: (amount) => `${amount} al mes`,
    interest: (amount) => `${amount} de intereses`,
  },
}
