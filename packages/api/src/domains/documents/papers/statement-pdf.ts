import { formatCents } from '@app/schemas/rules/money/money'
import { type Paper, paperPdf } from './paper-pdf.ts'

type Position = { readonly name: string; readonly units: string; readonly valueCents: number }
type Activity = { readonly day: string; readonly about: string; readonly amountCents: number }

/** The content of a statement. Amounts are whole cents. */
export type Statement = {
  readonly from: string
  readonly holder: string
  readonly accountKind: string
  readonly accountLastFour: string
  readonly period: { readonly start: string; readonly end: string }
  readonly startCents: number
  readonly positions: readonly Position[]
  readonly cashCents: number
  readonly activity: readonly Activity[]
  readonly madeAt: Date
}

/** A box of a tax form: its number, its label, and its value. */
type Box = { readonly number: string; readonly about: string; readonly amountCents?: number; readonly text?: string }

export type TaxForm = {
  readonly from: string
  readonly holder: string
  /** Such as 1099-R or 5498. */
  readonly form: string
  readonly year: number
  readonly accountLastFour: string
  readonly boxes: readonly Box[]
  readonly madeAt: Date
}

/** The statement of an account as a file. */
export function statementPdf(statement: Statement): Promise<Buffer> {
  const { from, holder, accountKind, accountLastFour, period, startCents, positions, cashCents, activity, madeAt } = statement
  const endCents = positions.reduce((sum, { valueCents }) => sum + valueCents, cashCents)
  const held = [
    ...positions.map(({ name, units, valueCents }) => [name, units, formatCents(valueCents)]),
    ['Cash', '', formatCents(cashCents)],
  ]
  const paper: Paper = {
    title: `Account statement, ${period.start} to ${period.end}`,
    from,
    lead: [`For ${holder}`, `${accountKind}, account ending in ${accountLastFour}`],
    sections: [
      { title: `Value on ${period.start}`, text: formatCents(startCents) },
      { title: `Value on ${period.end}`, text: formatCents(endCents) },
    ],
    tables: [
      { title: `What you own on ${period.end}`, head: ['Investment', 'Units', 'Value'], rows: held },
      {
        title: 'What happened',
        head: ['What', 'Day', 'Amount'],
        rows: activity.map(({ day, about, amountCents }) => [about, day, formatCents(amountCents)]),
      },
    ],
    close: ['Check this statement. If something is not right, tell us within 30 days.'],
    madeAt,
  }
  return paperPdf(paper)
}

/** A tax form as a file: the person’s copy of what is reported to the tax office. */
export function taxFormPdf({ from, holder, form, year, accountLastFour, boxes, madeAt }: TaxForm): Promise<Buffer> {
  const rows = boxes.map(({ number, about, amountCents, text = '' }) => [
    `${number} ${about}`,
    amountCents === undefined ? text : formatCents(amountCents),
  ])
  return paperPdf({
    title: `Form ${form} for ${year}`,
    from,
    lead: [`For ${holder}`, `Account ending in ${accountLastFour}`, 'Keep this copy for your tax return.'],
    sections: [],
    tables: [{ title: 'What we report', head: ['Box', 'Amount'], rows }],
    close: ['This is important tax information, and we send it to the tax office. We give no tax advice.'],
    madeAt,
  })
}
