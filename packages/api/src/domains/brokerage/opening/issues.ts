import type { Language } from '@app/schemas/language'
import { withoutReplaced } from '@app/schemas/rules/accounts/without-replaced'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Queries } from '../../../db/database.ts'
import { openTaskDueOn } from '../../desk/open-task.ts'
import { saidIn } from '../../documents/stored-words.ts'
import { type AccountRow, findAccounts } from '../account-store.ts'
import { type AccountMoney, moneyOf } from '../booking.ts'
import { whyRefused } from '../documents.ts'
import { accountNamesIn, accountStateWords, documentName } from '../words/account-words.ts'
import { issueWords } from '../words/issue-words.ts'
import { reasonWords } from '../words/reason-words.ts'

/** What holds up an account at the brokerage, in words, with what to do. */
export async function issuesOf(db: Queries, personId: string, language: Language) {
  const accounts = withoutReplaced(await findAccounts(db, personId))
  const all = await Promise.all(
    accounts.map(async (account) => [
      ...issuesWith(account, await moneyOf(db, account.id), language),
      ...(account.state === 'REJECTED' ? [await rejection(db, account, language)] : []),
      ...(account.state === 'ACTION_REQUIRED' ? documentIssues(account, await whyRefused(db, account), language) : []),
    ]),
  )
  return { results: all.flat() }
}

function issuesWith(account: AccountRow, { owed }: AccountMoney, language: Language) {
  const about = { account_number: account.number, document: null }
  const said = issueWords[language]
  const waiting = { words: accountStateWords[account.state][language], todo: said.wait }
  return [
    ...(account.state === 'WAITING' ? [{ ...about, kind: 'WAITING_FOR_PARTNER', ...waiting } as const] : []),
    ...(account.state === 'APPROVAL_PENDING' ? [{ ...about, kind: 'IN_REVIEW', ...waiting } as const] : []),
    ...(owed > 0 ? [{ ...about, kind: 'OWED', words: said.owed(formatCents(owed)), todo: said.payOwed } as const] : []),
  ]
}

function documentIssues(
  { number, account_type, asked_documents }: AccountRow,
  refused: ReadonlyMap<string | null, string>,
  language: Language,
) {
  const said = issueWords[language]
  const documents = asked_documents.length > 0 ? asked_documents : [null]
  return documents.map((document) => {
    const because = refused.get(document)
    return {
      account_number: number,
      kind: 'DOCUMENT' as const,
      document,
      words: said.toShow(accountNamesIn[language][account_type], documentName(document ?? '')?.[language]),
      todo: because === undefined ? said.send : said.sendAgain(saidIn(language, because)),
    }
  })
}

async function rejection(db: Queries, { id, number, account_type, reason }: AccountRow, language: Language) {
  const said = issueWords[language]
  const isAsking = (await openTaskDueOn(db, 'identity-check', id)) !== undefined
  return {
    account_number: number,
    kind: 'REJECTED' as const,
    document: null,
    words: said.rejected(accountNamesIn[language][account_type], reasonWords(reason, language) ?? ''),
    todo: isAsking ? said.afterRejection : said.afterAnswer,
  }
}
