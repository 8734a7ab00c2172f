import type { Words } from '../../client/language.ts'
import type { LoanRequest } from '../../screens/data/loans/loan-requests.ts'

export type SentKind = Exclude<LoanRequest['kind'], 'own'>

type SentLoan = Extract<LoanRequest, { readonly kind: SentKind }>['loan']

type Own = {
  readonly title: string
  readonly kinds: Readonly<Record<SentKind, string>>
  readonly tags: Readonly<Record<'sent' | NonNullable<SentLoan['outcome']>, string>>
  readonly answered: string
  readonly refused: string
  readonly nothingComes: string
  readonly instead: string
  readonly write: string
  readonly ended: string
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
    tags: { sent: 'Sent', answered: 'Answered', refused: 'Not possible', 'taken-back': 'Taken back' },
    answered: 'We’ve answered you by e-mail.',
    refused: 'The answer is no',
    nothingComes: 'No money is coming from this request. You didn’t pay for it, and you owe nothing.',
    instead: 'You can leave things as they are, ask again for another amount, or compare other ways to borrow below. Or ask us about it:',
    write: 'Write to us',
    ended: 'Answered on',
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
    tags: { sent: 'Enviado', answered: 'Respondido', refused: 'No es posible', 'taken-back': 'Retirado' },
    answered: 'Te respondimos por correo electrónico.',
    refused: 'La respuesta es no',
    nothingComes: 'De esta solicitud no viene ningún dinero. No pagaste por ella y no debes nada.',
    instead: 'Puedes dejar todo como está, pedir otra cantidad o comparar abajo otras maneras de pedir prestado. O pregúntanos:',
    write: 'Escríbenos',
    ended: 'Respondido el',
    answer: 'Una persona lo lee y responde en un plazo de dos días hábiles, por correo electrónico.',
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
