import { formatCents } from '@app/schemas/rules/money/money'
import type { Queries } from '../../db/database.ts'
import { type AccountRow, findAccounts } from './account-store.ts'
import { type AccountMoney, moneyOf } from './booking.ts'
import { accountNames, accountStateWords, documentNames, reasonWords } from './words.ts'

/** What holds up an account at the brokerage, in words, with what to do. */
export async function issuesOf(db: Queries, personId: string) {
  const accounts = await findAccounts(db, personId)
  const all = await Promise.all(accounts.map(async (account) => issuesWith(account, await moneyOf(db, account.id))))
  return { results: all.flat() }
}

function issuesWith(account: AccountRow, { owed }: AccountMoney) {
  const about = { account_number: account.number, document: null }
  const name = accountNames[account.account_type]
  const todo = 'You don’t need to do anything. We’ll e-mail you as soon as there’s news.'
  return [
    ...(account.state === 'WAITING' ? [{ ...about, kind: 'WAITING_FOR_PARTNER', words: accountStateWords.WAITING, todo } as const] : []),
    ...(account.state === 'APPROVAL_PENDING'
      ? [{ ...about, kind: 'IN_REVIEW', words: accountStateWords.APPROVAL_PENDING, todo } as const]
      : []),
    ...(account.state === 'ACTION_REQUIRED' ? documentIssues(account, name) : []),
    ...(account.state === 'REJECTED' ? [{ ...about, kind: 'REJECTED', ...rejection(account, name) } as const] : []),
    ...(owed > 0 ? [{ ...about, kind: 'OWED', ...debt(owed) } as const] : []),
  ]
}

function documentIssues({ number, asked_documents }: AccountRow, name: string) {
  const documents = asked_documents.length > 0 ? asked_documents : [null]
  return documents.map((document) => ({
    account_number: number,
    kind: 'DOCUMENT' as const,
    document,
    words: `Before your ${name} can open, the brokerage has to see ${documentNames.get(document ?? '') ?? 'more about who you are'}.`,
    todo: 'Send it from the page of your application.',
  }))
}

function rejection({ reason }: AccountRow, name: string) {
  return {
    words: `The brokerage didn’t accept your application for a ${name}. ${reasonWords(reason) ?? ''}`.trim(),
    todo: 'Look at your answers and apply again, or ask us what is still possible.',
  }
}

function debt(owedCents: number) {
  return {
    words: `A deposit came back after its money was paid out. You owe ${formatCents(owedCents)}.`,
    todo: 'Make a deposit. The next money that comes in pays this first.',
  }
}
