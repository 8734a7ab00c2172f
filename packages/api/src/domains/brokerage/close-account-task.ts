import type { TaskHandlers } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import { writeTo } from '../auth/write-to.ts'
import { codeWords } from '../desk/code-words.ts'
import { findAccount, lockAccount, saveAccount } from './account-store.ts'
import { askForNoMore } from './documents.ts'
import { accountClosedEmail, applicationWithdrawnEmail } from './opening/account-emails.ts'
import { accountNames } from './words/account-words.ts'

/** An empty account of a person who leaves is closed at the brokerage by a colleague, and an application that waits for papers withdrawn. */
export const closeAccountTask: TaskHandlers['close-account'] = {
  show: async (_context, db, { about }) => {
    const row = await findAccount(db, about)
    if (!row) return []
    const facts = [
      { label: 'Account', value: accountNames[row.account_type] },
      { label: 'Number at the brokerage', value: row.partner_id ?? 'none' },
      { label: 'State', value: codeWords(row.state) },
    ]
    return [{ title: 'The account', facts }]
  },
  settle: async (context, trx, { about, personId }, { outcome }) => {
    const row = await lockAccount(trx, about)
    if (!row || personId === null) return fail('not_found')
    if (outcome !== 'closed' || row.state === 'CLOSED') return undefined
    const saved = await saveAccount(trx, row.id, { state: 'CLOSED' }, context.now())
    await askForNoMore(trx, saved)
    await writeTo(context, trx, personId, saved.active_at === null ? applicationWithdrawnEmail(saved) : accountClosedEmail(saved))
    return undefined
  },
}
