import type { Words } from '../../client/language.ts'
import type { LoanRequest } from '../../screens/data/loans/loan-requests.ts'

export type SentKind = Exclude<LoanRequest['kind'], 'own'>

type Own = {
  readonly title: string
  readonly kinds: Readonly<Record<SentKind, string>>
  readonly tag: string
  readonly answer: string
  readonly noYes: string
  readonly amount: string
  readonly over: string
  readonly years: (count: number) => string
  readonly replaces: string
  readonly owed: (dollars: string) => string
  readonly sent: string
  readonly number: string
  readonly late: string
}

// The promise is that of the step “get-back” and of the e-mail that the service writes.
export const words: Words<Own> = {
  en: {
    title: 'What you have asked us for',
    kinds: { refinance: 'A loan to replace the one you have', lenders: 'A loan from a lender' },
    tag: 'Sent',
    answer: 'A person reads it and answers within two business days, by e-mail.',
    noYes: 'This isn’t a yes yet. You owe nothing on it.',
    amount: 'You ask for',
    over: 'Paid back over',
    years: (count) => (count === 1 ? '1 year' : `${count} years`),
    replaces: 'The loan you have',
    owed: (dollars) => `${dollars} owed`,
    sent: 'Sent on',
    number: 'Reference number',
    late: 'If you haven’t heard by then, call {phone} and give the number.',
  },
  es: {
    title: 'Lo que nos has pedido',
    kinds: { refinance: 'Un préstamo que reemplaza al que tienes', lenders: 'Un préstamo de un prestamista' },
    tag: 'Enviado',
    answer: 'Una persona lo lee y responde en dos días hábiles, por correo electrónico.',
    noYes: 'Todavía no es un sí. No debes nada por él.',
    amount: 'Pides',
    over: 'A devolver en',
    years: (count) => (count === 1 ? '1 año' : `${count} años`),
    replaces: 'El préstamo que tienes',
    owed: (dollars) => `debes ${dollars}`,
    sent: 'Enviado el',
    number: 'Número de referencia',
    late: 'Si para entonces no hay respuesta, llama al {phone} y da el número.',
  },
}
