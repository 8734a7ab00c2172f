import { addDays, dayOf, startOfDay } from '@app/schemas/rules/days/days'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { accountForPapers, type PaperAccount } from '../../brokerage/for-papers.ts'
import { confirmationPdf } from '../../documents/papers/statement-pdf.ts'
import type { PaperTrade } from '../../portfolios/for-papers.ts'
import { type MoneyLine, movementsOf, tradesIn } from '../account-book.ts'
import { headFor } from '../holder.ts'
import { noonOf } from '../job-names.ts'
import { savePaper } from '../save-paper.ts'
import { addConfirmed, findConfirmed, lockPaperAccount, type PaperAccountRow } from '../store.ts'
import { toTradeLine } from './make-statement.ts'

type Final = {
  readonly movement: string
  readonly day: string
  readonly lines: readonly MoneyLine[]
  readonly trades: readonly PaperTrade[]
}

/** How far back something may have become final that nobody knew of: a bank sends a debit back for 60 days. */
const lookBackDays = 70

/**
 * Confirms what has become final in an account before a day and is on no paper yet: a paper for each day. Nothing is confirmed twice,
 * however often it is done. Returns how many papers were made.
 */
export async function makeConfirmations(context: Context, trx: Queries, accountId: string, today: string): Promise<number> {
  const standing = await lockPaperAccount(trx, accountId)
  const account = await accountForPapers(trx, accountId)
  if (!standing || !account) return 0
  const open = await unconfirmed(context, trx, account, standing, today)
  const byDay = Map.groupBy(open, ({ day }) => day)
  let made = 0
  for (const [day, finals] of [...byDay].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    if (await confirm(context, trx, account, day, finals)) made++
  return made
}

async function unconfirmed({ partners }: Context, trx: Queries, account: PaperAccount, standing: PaperAccountRow, today: string) {
  const since = addDays(today, -lookBackDays)
  const from = startOfDay(standing.begun_on > since ? standing.begun_on : since)
  const until = startOfDay(today)
  const reads = { db: trx, partners }
  const finals = [
    ...(await movementsOf(reads, account, from, until)).flatMap(({ id, at, lines }) =>
      lines.length === 0 ? [] : [{ movement: id, day: dayOf(at), lines, trades: [] }],
    ),
    ...ordersOf(await tradesIn(reads, account, from, until)),
  ]
  const done = await findConfirmed(
    trx,
    account.id,
    finals.map(({ movement }) => movement),
  )
  return finals.filter(({ movement }) => !done.has(movement))
}

function ordersOf(trades: readonly PaperTrade[]): readonly Final[] {
  return [...Map.groupBy(trades, ({ order }) => order)].flatMap(([order, all]) => {
    const [first] = all
    return first ? [{ movement: `order ${order}`, day: dayOf(first.at), lines: [], trades: all }] : []
  })
}

async function confirm(context: Context, trx: Queries, account: PaperAccount, day: string, finals: readonly Final[]): Promise<boolean> {
  const head = await headFor(context, trx, account, noonOf(addDays(day, 1)))
  if (!head) return false
  const moves = finals.flatMap(({ lines }) => lines)
  const trades = finals.flatMap((one) => one.trades).map(toTradeLine)
  const movements = finals.map(({ movement }) => movement)
  const bytes = await confirmationPdf({ ...head, day, moves, trades })
  const paper = { kind: 'confirmation', of: `${day} ${movements[0]}`, name: `Confirmation ${day}`, bytes, day } as const
  const documentId = await savePaper(context, trx, account, paper)
  await addConfirmed(trx, { account_id: account.id, person_id: account.personId }, documentId, movements)
  return true
}
