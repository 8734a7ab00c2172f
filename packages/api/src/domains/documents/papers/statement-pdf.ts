import { dayWords } from '@app/schemas/rules/days/day-words'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Box } from '@app/schemas/rules/papers/form-boxes'
import { type Paper, paperPdf, type Table } from './paper-pdf.ts'

type Position = { readonly name: string; readonly units: string; readonly priceCents?: number | undefined; readonly valueCents: number }
type Line = { readonly day: string; readonly about: string; readonly cents: number }
type Trade = {
  readonly day: string
  readonly about: string
  readonly units: string
  readonly priceCents: number
  readonly cents: number
}

type Account = {
  readonly from: string
  readonly holder: string
  /** The lines of an address. */
  readonly address?: readonly string[]
  readonly accountKind: string
  readonly accountLastFour: string
  readonly madeAt: Date
}

/** The sums of a statement, in whole cents. The first five come to the value at the end. */
type StatementSums = {
  readonly startCents: number
  readonly correctionCents: number
  readonly inCents: number
  readonly outCents: number
  readonly dividendCents: number
  readonly changeCents: number
}

/** The content of a statement. Amounts are whole cents. */
export type Statement = Account & {
  readonly period: { readonly start: string; readonly end: string }
  readonly sums: StatementSums
  readonly positions: readonly Position[]
  readonly cashCents: number
  readonly moves: readonly Line[]
  readonly trades: readonly Trade[]
}

/** The content of a confirmation: what became final on a day. */
export type Confirmation = Account & { readonly day: string; readonly moves: readonly Line[]; readonly trades: readonly Trade[] }

export type TaxForm = Omit<Account, 'accountKind'> & {
  /** Such as 1099-R or 5498. */
  readonly form: string
  readonly year: number
  /** Of the Social Security number, the last four digits. */
  readonly ssnLastFour?: string
  readonly boxes: readonly Box[]
  /** It takes the place of one that was made before. */
  readonly isCorrected?: boolean
}

const moveColumns = [{ name: 'What', share: 0.6 }, { name: 'Day', share: 0.2 }, amountColumn(0.2)]
const heldColumns = [{ name: 'Investment', share: 0.45 }, number('Units', 0.18), number('Price', 0.17), number('Value', 0.2)]
const tradeColumns = [
  { name: 'What', share: 0.35 },
  { name: 'Day', share: 0.16 },
  number('Units', 0.17),
  number('Price', 0.15),
  amountColumn(0.17),
]
const boxColumns = [{ name: 'Box', share: 0.1 }, { name: 'What', share: 0.6 }, amountColumn(0.3)]
const sumColumns = [{ name: 'Value and changes', share: 0.7 }, amountColumn(0.3)]
const reportWithin = 'Check this paper. If something isn’t right, tell us within 30 days.'

/** The statement of an account as a file. */
export function statementPdf(statement: Statement): Promise<Buffer> {
  const { period, sums, positions, cashCents, moves, trades } = statement
  const endCents = positions.reduce((sum, { valueCents }) => sum + valueCents, cashCents)
  const paper: Paper = {
    ...headOf(statement, `Account statement, ${dayWords(period.start)} to ${dayWords(period.end)}`),
    tables: [
      sumsTable(statement, endCents),
      {
        title: `What you own on ${dayWords(period.end)}`,
        columns: heldColumns,
        rows: [
          ...positions.map(({ name, units, priceCents, valueCents }) => [name, units, priceWords(priceCents), formatCents(valueCents)]),
          ['Cash', '', '', formatCents(cashCents)],
          ['Total', '', '', formatCents(endCents)],
        ],
      },
      movesTable(moves, 'No money came in or went out.'),
      ...(sums.dividendCents === 0 && trades.length === 0 ? [] : [tradesTable(trades)]),
    ],
    close: [reportWithin, 'The value of investments goes up and down. Prices are those at the end of the last day.'],
  }
  return paperPdf(paper)
}

/** What became final in an account on a day, as a file. */
export function confirmationPdf(confirmation: Confirmation): Promise<Buffer> {
  const { day, moves, trades } = confirmation
  return paperPdf({
    ...headOf(confirmation, `Confirmation for ${dayWords(day)}`),
    tables: [...(moves.length > 0 ? [movesTable(moves, '')] : []), ...(trades.length > 0 ? [tradesTable(trades)] : [])],
    close: ['We charged no commission for these trades and transfers.', reportWithin],
  })
}

/** A tax form as a file: the person’s copy of what is reported to the tax office. */
export function taxFormPdf(taxForm: TaxForm): Promise<Buffer> {
  const { from, holder, address = [], form, year, ssnLastFour, accountLastFour, boxes, isCorrected = false, madeAt } = taxForm
  const rows = boxes.map(({ number, about, amountCents, text = '' }) => [
    number,
    about,
    amountCents === undefined ? text : formatCents(amountCents),
  ])
  return paperPdf({
    title: `Form ${form} for ${year}${isCorrected ? ' (CORRECTED)' : ''}`,
    from,
    lead: [
      `For ${holder}`,
      ...address,
      ...(ssnLastFour === undefined ? [] : [`Social Security number ending in ${ssnLastFour}`]),
      `Account ending in ${accountLastFour}`,
      isCorrected ? 'This takes the place of the form that you had before.' : 'Keep this copy for your tax return.',
    ],
    sections: [],
    tables: [{ title: 'What we report', columns: boxColumns, rows }],
    close: [`This is important tax information. The law requires ${from} to report it to the IRS as well. We give no tax advice.`],
    madeAt,
  })
}

function headOf({ from, holder, address = [], accountKind, accountLastFour, madeAt }: Account, title: string) {
  const lead = [`For ${holder}`, ...address, `${accountKind}, account ending in ${accountLastFour}`]
  return { title, from, lead, sections: [], madeAt }
}

function sumsTable({ period, sums }: Statement, endCents: number): Table {
  const { startCents, correctionCents, inCents, outCents, dividendCents, changeCents } = sums
  return {
    title: 'Summary',
    columns: sumColumns,
    rows: [
      [`Value at the start of ${dayWords(period.start)}`, formatCents(startCents)],
      ...(correctionCents === 0 ? [] : [['Booked for earlier days after the last statement', formatCents(correctionCents)]]),
      ['Money in', formatCents(inCents)],
      ['Money out, with tax that was withheld', formatCents(-outCents)],
      ['Dividends', formatCents(dividendCents)],
      ['Gain or loss of investments', formatCents(changeCents)],
      [`Value at the end of ${dayWords(period.end)}`, formatCents(endCents)],
    ],
  }
}

function movesTable(moves: readonly Line[], none: string): Table {
  const rows = moves.map(({ about, day, cents }) => [about, shortDay(day), formatCents(cents)])
  return {
    title: 'Money in and out',
    columns: moveColumns,
    rows: rows.length > 0 ? rows : [[none, '', '']],
  }
}

function tradesTable(trades: readonly Trade[]): Table {
  return {
    title: 'Trades',
    columns: tradeColumns,
    rows: trades.map(({ about, day, units, priceCents, cents }) => [
      about,
      shortDay(day),
      units,
      priceWords(priceCents),
      formatCents(cents),
    ]),
  }
}

function priceWords(priceCents: number | undefined): string {
  return priceCents === undefined ? '' : formatCents(priceCents)
}

function number(name: string, share: number) {
  return { name, share, align: 'right' } as const
}

function amountColumn(share: number) {
  return number('Amount', share)
}

/** As Americans write it in a column: 06/07/2027. */
function shortDay(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`
}
