import { nextPaperDay, paperDueOn } from '@app/schemas/rules/papers/paper-days'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { transaction } from '../../db/transactions/transaction.ts'
import { accountForPapers, type PaperAccount } from '../brokerage/for-papers.ts'
import { areMonthsDone } from '../portfolios/for-papers.ts'
import { announcePaper } from './announce-paper.ts'
import { paperHereEmail, paperMailedEmail } from './emails.ts'
import { headFor } from './holder.ts'
import { noonOf, papersJob } from './job-names.ts'
import { forgetHolderAfterLast } from './left-holder.ts'
import { make1099R, make5498 } from './papers/make-forms.ts'
import { makeStatement } from './papers/make-statement.ts'
import { lockPaperAccount, setNextOn } from './store.ts'

type Due = { readonly accountId: string; readonly day: string; readonly waited: number }

/** After a leap of the clock: how often it is tried again before papers are made without what is still to be booked. */
const mostWaits = 120

/**
 * Makes the papers of an account that are due on a day, and sends the next day on its way: once, because the day moves on in the same
 * transaction. It is dated by its day, however late it is done.
 */
export async function makePapers(context: Context, { accountId, day, waited }: Due): Promise<void> {
  const work = async (trx: Queries) => {
    const standing = await lockPaperAccount(trx, accountId)
    const account = await accountForPapers(trx, accountId)
    if (!account || standing?.next_on !== day) return
    if (waited < mostWaits && !(await areMonthsDone(trx, account.personId, day)))
      return context.jobs.send(trx, papersJob, { accountId, day, waited: String(waited + 1) }, noonOf(day))
    const isThere = await makeDue(context, trx, account, day)
    const next = isThere && !isLast(account, day) ? nextPaperDay(day) : null
    await setNextOn(trx, accountId, next)
    if (next === null) await forgetHolderAfterLast(context, trx, account.personId)
    else await context.jobs.send(trx, papersJob, { accountId, day: next }, noonOf(next))
  }
  await transaction(context.db, work, context.random)
}

/** False where nothing is saved any more of the person. */
async function makeDue(context: Context, trx: Queries, account: PaperAccount, day: string): Promise<boolean> {
  const head = await headFor(context, trx, account, noonOf(day))
  if (!head) return false
  const due = paperDueOn(day)
  const isMade = await (due.kind === 'statement'
    ? makeStatement(context, trx, account, head, due)
    : (due.kind === '1099-R' ? make1099R : make5498)(context, trx, account, head, due.year))
  const { id, personId } = account
  const said = { here: paperHereEmail(due.kind), mailed: paperMailedEmail(due.kind) }
  if (isMade) await announcePaper(context, trx, { personId, about: `${id} ${day}`, ...said })
  return true
}

/** The last paper of a closed account is the Form 5498 for the year in which it was closed. */
function isLast({ closedOn }: PaperAccount, day: string): boolean {
  const due = paperDueOn(day)
  return closedOn !== undefined && due.kind === '5498' && Number(closedOn.slice(0, 4)) <= due.year
}
