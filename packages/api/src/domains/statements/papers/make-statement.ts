import { addDays, dayOf, startOfDay } from '@app/schemas/rules/days/days'
import type { Quarter } from '@app/schemas/rules/papers/paper-days'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import type { PaperAccount } from '../../brokerage/for-papers.ts'
import { statementPdf } from '../../documents/papers/statement-pdf.ts'
import type { PaperTrade } from '../../portfolios/for-papers.ts'
import { type Movement, movementsOf, tradesIn, unitWords, type Value, valueBefore } from '../account-book.ts'
import type { PaperHead } from '../holder.ts'
import { savePaper } from '../save-paper.ts'
import { addStatement, findLastStatement, type StatementRow } from '../store.ts'

/** The statement of an account for a quarter, also when nothing happened. Returns whether there was an account to make one of. */
export async function makeStatement(
  { partners, ...context }: Context,
  trx: Queries,
  account: PaperAccount,
  head: PaperHead,
  { start, end }: Quarter,
): Promise<boolean> {
  if (account.openedOn > end || (account.closedOn !== undefined && account.closedOn < start)) return false
  const reads = { db: trx, partners }
  const period = { start: account.openedOn > start ? account.openedOn : start, end }
  const [from, until] = [startOfDay(period.start), startOfDay(addDays(end, 1))]
  const last = await findLastStatement(trx, account.id)
  const opening = await valueBefore(reads, account, from)
  const closing = await valueBefore(reads, account, until)
  const moved = await movementsOf(reads, account, from, until)
  const trades = await tradesIn(reads, account, from, until)
  const sums = sumsOf(last, opening, closing, moved, partners.holdsFunds)
  const bytes = await statementPdf({
    ...head,
    period,
    sums,
    positions: closing.held,
    cashCents: closing.cashCents,
    moves: moved.flatMap(({ lines }) => lines),
    trades: trades.map(toTradeLine),
  })
  const documentId = await savePaper({ ...context, partners }, trx, account, {
    kind: 'statement',
    of: end,
    name: `Statement ${end}`,
    bytes,
    day: end,
  })
  await addStatement(trx, {
    account_id: account.id,
    person_id: account.personId,
    period_start: period.start,
    period_end: end,
    ...columnsOf(sums, closing),
    document_id: documentId,
  })
  return true
}

export function toTradeLine({ at, kind, name, cents, micro_shares, price_cents }: PaperTrade) {
  const about = kind === 'dividend' ? `Dividend reinvested: ${name}` : `${cents > 0 ? 'Bought' : 'Sold'} ${name}`
  return { day: dayOf(at), about, units: unitWords(micro_shares), priceCents: price_cents, cents: Math.abs(cents) }
}

function columnsOf(sums: ReturnType<typeof sumsOf>, closing: Value) {
  return {
    start_cents: sums.startCents,
    correction_cents: sums.correctionCents,
    in_cents: sums.inCents,
    out_cents: sums.outCents,
    dividend_cents: sums.dividendCents,
    change_cents: sums.changeCents,
    cash_cents: closing.cashCents,
    fund_cents: closing.fundCents,
  }
}

/** What was gained or lost is what remains: start and movements and this are the end, to the cent. */
function sumsOf(last: StatementRow | undefined, opening: Value, closing: Value, moved: readonly Movement[], isHeldByPartner: boolean) {
  // What funds at the partner were worth then is known from the last statement alone.
  const fundCents = isHeldByPartner ? (last?.fund_cents ?? 0) : opening.fundCents
  const openingCents = opening.cashCents + fundCents
  const startCents = last ? last.cash_cents + last.fund_cents : openingCents
  const correctionCents = openingCents - startCents
  const inCents = moved.reduce((sum, { cents }) => sum + Math.max(cents, 0), 0)
  const outCents = moved.reduce((sum, { cents }) => sum + Math.max(-cents, 0), 0)
  const dividendCents = moved.reduce((sum, one) => sum + one.dividendCents, 0)
  const endCents = closing.cashCents + closing.fundCents
  const changeCents = endCents - openingCents - inCents + outCents - dividendCents
  return { startCents, correctionCents, inCents, outCents, dividendCents, changeCents }
}
