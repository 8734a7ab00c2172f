import { ask } from '@app/api/testing'
import type { Books } from '@app/api/testing-books'
import { foundAccountContracts } from '@app/schemas/api/accounts/found-accounts'
import type { AnswerOf } from '@app/schemas/api/contract'
import { brokerageContracts } from '@app/schemas/api/money/brokerage'
import { loanContracts } from '@app/schemas/api/money/loans'
import { without } from './compare.ts'
import type { Investor } from './investors.ts'
import { declinedPayments, moneyRowsOf } from './money-rows.ts'
import type { MoneySeries } from './money-series.ts'

type Recorded = { readonly investor: Investor; readonly series: readonly MoneySeries[] }

/** What was acknowledged against the rows that there are. */
export async function compareRows(all: readonly Recorded[], databaseUrl: string) {
  const rows = await moneyRowsOf(databaseUrl)
  const declined = await declinedPayments(databaseUrl)
  const both = all.map(({ investor, series }) => ({
    expected: [...investor.before, ...series.flatMap((one) => one.kept())].filter((item) => !item.startsWith('search ')),
    found: rows.get(investor.id) ?? [],
  }))
  return {
    lost: both.flatMap(({ expected, found }) => without(expected, found)),
    doubled: both.flatMap(({ expected, found }) => without(found, expected)).filter((item) => !declined.has(item)),
  }
}

/** The search that somebody was told of last is the one that they are shown. */
export async function lostSearches(all: readonly Recorded[]): Promise<readonly string[]> {
  const lost = all.map(async ({ investor, series }) => {
    const told = series.flatMap((one) => one.kept()).findLast((item) => item.startsWith('search '))
    const { search } = await investor.sends(foundAccountContracts.readSearch)
    return told === undefined || told === `search ${search?.pk}` ? [] : [told]
  })
  return (await Promise.all(lost)).flat()
}

/** The cash of each account, by what was acknowledged and how it ended, against what the service says. In cents. */
export async function compareCash(all: readonly Recorded[]) {
  const sums = all.map(async ({ investor: { sends, account, plan } }) => {
    const [{ results }, { accounts }, { results: loans }] = [
      await sends(brokerageContracts.listTransferRequests),
      await sends(brokerageContracts.getCashAvailable),
      await sends(loanContracts.listLoans),
    ]
    return [account, plan].map((one) => {
      const money = accounts.find(({ account_number }) => account_number === one.number)
      // What is agreed or owed stays in the plan: it is cash that cannot be taken out.
      const heldByLoans = one === plan ? loans.reduce((sum, loan) => sum + heldBy(loan), 0) : 0
      const told = Math.round(((money?.cash_available ?? Number.NaN) + heldByLoans - (money?.owed ?? 0)) * 100)
      return { id: one.id, expected: freeCents(results.filter(({ account_number }) => account_number === one.number)), told }
    })
  })
  return (await Promise.all(sums)).flat()
}

type Transfers = AnswerOf<typeof brokerageContracts.listTransferRequests>['results']

function freeCents(transfers: Transfers): number {
  return transfers.reduce((sum, { direction, state, amount }) => {
    const cents = Math.round(amount * 100)
    if (direction === 'DEPOSIT') return state === 'AVAILABLE' ? sum + cents : sum
    return state === 'RETURNED' || state === 'REFUSED' || state === 'TAKEN_BACK' ? sum : sum - cents
  }, 0)
}

function heldBy({ status, borrow_amount, current_principal }: AnswerOf<typeof loanContracts.getLoan>): number {
  if (status === 'DEFAULTED') return 0
  return status === 'CONFIRMED' ? borrow_amount : current_principal
}

const sameAs: Readonly<Record<string, string>> = { AVAILABLE: 'SETTLED' }

/** Our rows against what the sandboxes of the partners have written down, line by line. */
export async function compareBooks(books: Books, databaseUrl: string) {
  const [transfers, payments, rollovers] = [
    await ask(databaseUrl, 'select id, account_id, amount_cents::int as cents, state from brokerage_transfers'),
    await ask(databaseUrl, `select id, partner_id, provider, amount_cents::int as cents from payments where state = 'paid'`),
    await ask(databaseUrl, 'select id from rollovers where form_signed_at is not null'),
  ]
  const [accounts, paid] = [await books.brokerageAccounts(), await books.paid()]
  const ours = {
    transfers: transfers.map(({ id, account_id, cents, state }) => `move-${id} ${account_id} ${cents} ${sameAs[String(state)] ?? state}`),
    payments: payments.map(({ id, partner_id, provider, cents }) => `${provider} ${provider === 'paypal' ? partner_id : id} ${cents}`),
    rollovers: rollovers.map(({ id }) => String(id)),
  }
  const theirs = {
    transfers: accounts.flatMap((account) =>
      Object.entries(account.transfers).map(
        ([id, { amountCents, state }]) => `${id} ${account.id.replace('acct-', '')} ${amountCents} ${state}`,
      ),
    ),
    payments: paid,
    rollovers: await books.moves(),
  }
  const cashCents = new Map(accounts.map(({ id, cashCents }) => [id.replace('acct-', ''), cashCents]))
  const names = ['transfers', 'payments', 'rollovers'] as const
  return {
    cashCents,
    onlyOurs: names.flatMap((name) => without(ours[name], theirs[name]).map((line) => `${name}: ${line}`)),
    onlyTheirs: names.flatMap((name) => without(theirs[name], ours[name]).map((line) => `${name}: ${line}`)),
  }
}
