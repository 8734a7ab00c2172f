import { dollarWords } from '@app/schemas/rules/money/money'
import type { Words } from '../../../client/language.ts'
import type { Transfer } from '../../../screens/data/money/transfers.ts'

export type Shown = 'all' | 'in' | 'out' | 'open'
type State = Transfer['state']

export type TransferListWords = {
  readonly title: string
  readonly none: string
  readonly noneOf: string
  readonly show: string
  readonly filters: Readonly<Record<Shown, string>>
  readonly in: (account: string) => string
  readonly out: (account: string) => string
  readonly rolledIn: (account: string) => string
  readonly loanOut: (account: string) => string
  readonly loanIn: (account: string) => string
  readonly forYear: (year: number) => string
  readonly repeats: string
  readonly tags: Readonly<Record<'DEPOSIT' | 'WITHDRAWAL', Readonly<Record<State, string>>>>
  readonly asked: (day: string) => string
  readonly takeable: (day: string) => string
  readonly changed: (sum: string) => string
  readonly withheld: (held: string, net: string) => string
  readonly wasWithheld: (held: string, net: string) => string
  readonly fee: (fee: string, net: string) => string
  readonly wasFee: (fee: string, net: string) => string
  readonly number: (number: string) => string
  readonly details: string
  readonly earlier: (count: number) => string
  readonly called: string
}

export const words: Words<TransferListWords> = {
  en: {
    title: 'Deposits and withdrawals',
    none: 'Nothing has moved yet. Each deposit and withdrawal is listed here, with where it is and its number.',
    noneOf: 'None of this kind.',
    show: 'Show',
    filters: { all: 'All', in: 'Deposits', out: 'Withdrawals', open: 'On the way' },
    in: (account) => `Deposit into ${account}`,
    out: (account) => `Withdrawal from ${account}`,
    rolledIn: (account) => `Moved into ${account}`,
    loanOut: (account) => `Loan from ${account}`,
    loanIn: (account) => `Loan payment into ${account}`,
    forYear: (year) => `For ${year}`,
    repeats: 'Repeats',
    tags: {
      DEPOSIT: {
        WAITING: 'Saved',
        SENT: 'On its way',
        SETTLED: 'Arrived',
        AVAILABLE: 'Arrived',
        RETURNED: 'Came back',
        REFUSED: 'Not taken',
        TAKEN_BACK: 'Taken back',
      },
      WITHDRAWAL: {
        WAITING: 'Saved',
        SENT: 'On its way',
        SETTLED: 'Paid out',
        AVAILABLE: 'Paid out',
        RETURNED: 'Came back',
        REFUSED: 'Not paid',
        TAKEN_BACK: 'Taken back',
      },
    },
    asked: (day) => `Asked for on ${day}`,
    takeable: (day) => `Your bank can still send it back. You can take it out from ${day}.`,
    changed: (sum) => `${sum} of it was changed to your other kind of IRA, and counts there.`,
    withheld: (held, net) => `${held} is held back for tax. ${net} goes to your bank.`,
    wasWithheld: (held, net) => `${held} was held back for tax. ${net} went to your bank.`,
    fee: (fee, net) => `${fee} is the fee for the loan. ${net} goes to your bank.`,
    wasFee: (fee, net) => `${fee} was the fee for the loan. ${net} went to your bank.`,
    number: (number) => `Number ${number}`,
    details: 'Details',
    earlier: (count) => `${count} earlier`,
    called:
      'A deposit or withdrawal that was sent can’t be canceled here. If something is wrong with it, call {phone} and give its number.',
  },
  es: {
    title: 'Depósitos y retiros',
    none: 'Todavía no se ha movido nada. Aquí aparece cada depósito y cada retiro, con dónde está y su número.',
    noneOf: 'Ninguno de este tipo.',
    show: 'Mostrar',
    filters: { all: 'Todos', in: 'Depósitos', out: 'Retiros', open: 'En camino' },
    in: (account) => `Depósito en ${account}`,
    out: (account) => `Retiro de ${account}`,
    rolledIn: (account) => `Trasladado a ${account}`,
    loanOut: (account) => `Préstamo de ${account}`,
    loanIn: (account) => `Pago del préstamo a ${account}`,
    forYear: (year) => `Para ${year}`,
    repeats: 'Se repite',
    tags: {
      DEPOSIT: {
        WAITING: 'Guardado',
        SENT: 'En camino',
        SETTLED: 'Llegó',
        AVAILABLE: 'Llegó',
        RETURNED: 'Volvió',
        REFUSED: 'No se tomó',
        TAKEN_BACK: 'Anulado',
      },
      WITHDRAWAL: {
        WAITING: 'Guardado',
        SENT: 'En camino',
        SETTLED: 'Pagado',
        AVAILABLE: 'Pagado',
        RETURNED: 'Volvió',
        REFUSED: 'No se pagó',
        TAKEN_BACK: 'Anulado',
      },
    },
    asked: (day) => `Pedido el ${day}`,
    takeable: (day) => `Tu banco todavía puede devolverlo. Puedes sacarlo desde el ${day}.`,
    changed: (sum) => `${sum} se cambiaron a tu otro tipo de IRA, y cuentan ahí.`,
    withheld: (held, net) => `Se retienen ${held} para impuestos. ${net} van a tu banco.`,
    wasWithheld: (held, net) => `Se retuvieron ${held} para impuestos. ${net} fueron a tu banco.`,
    fee: (fee, net) => `${fee} son el cargo por el préstamo. ${net} van a tu banco.`,
    wasFee: (fee, net) => `${fee} fueron el cargo por el préstamo. ${net} fueron a tu banco.`,
    number: (number) => `Número ${number}`,
    details: 'Detalles',
    earlier: (count) => `${count} anteriores`,
    called: 'Un depósito o retiro que ya se envió no se puede anular aquí. Si algo no está bien, llama al {phone} y da su número.',
  },
}

/** What a deposit or withdrawal is called, by what it is of or for an account. */
export function transferName(
  { direction, contribution_type: type, loan_id: loan }: Transfer,
  account: string,
  said: TransferListWords,
): string {
  if (loan !== null) return direction === 'WITHDRAWAL' ? said.loanOut(account) : said.loanIn(account)
  if (direction === 'WITHDRAWAL') return said.out(account)
  return type === 'ROLLOVER' ? said.rolledIn(account) : said.in(account)
}

/** What of a withdrawal doesn’t go to the bank: tax, or the fee of a loan. What came back or was never sent left nothing behind. */
export function lessWords(
  { direction, amount, net_amount: net, loan_id: loan, state, processed }: Transfer,
  said: TransferListWords,
): string | undefined {
  const less = Math.round((amount - net) * 100) / 100
  if (direction === 'DEPOSIT' || less <= 0 || state === 'RETURNED' || state === 'REFUSED' || state === 'TAKEN_BACK') return undefined
  const [now, before] = loan === null ? [said.withheld, said.wasWithheld] : [said.fee, said.wasFee]
  return (processed ? before : now)(dollarWords(less, true), dollarWords(net, true))
}
