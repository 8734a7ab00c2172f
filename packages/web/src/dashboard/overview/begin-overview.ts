import { fees } from '../../screens/data/accounts/fees.ts'
import { foundAccounts } from '../../screens/data/accounts/found-accounts.ts'
import { heldAccounts } from '../../screens/data/accounts/held-accounts.ts'
import { linkedAccounts } from '../../screens/data/accounts/links.ts'
import { providers } from '../../screens/data/accounts/providers.ts'
import { rolloverNotes } from '../../screens/data/accounts/rollover-notes.ts'
import { rollovers } from '../../screens/data/accounts/rollovers.ts'
import { calls } from '../../screens/data/calls/calls.ts'
import { begunJourneys } from '../../screens/data/journeys/journeys.ts'
import { savedLoanRequests } from '../../screens/data/loans/loan-requests.ts'
import { ownLoans } from '../../screens/data/loans/loans.ts'
import { bankAccount } from '../../screens/data/money/bank-account.ts'
import { openedAccounts } from '../../screens/data/money/ira-accounts.ts'
import { savingsProgram } from '../../screens/data/money/savings.ts'
import { schedules } from '../../screens/data/money/transfers.ts'
import { valueHistory } from '../../screens/data/money/value-history.ts'
import { lastVisit } from '../../screens/data/notifications/last-visit.ts'
import { notifications } from '../../screens/data/notifications/notifications.ts'
import { unclaimed } from '../../screens/data/search/unclaimed.ts'

/** What the total waits for comes first: a browser asks for six things at once. */
const shown = [
  valueHistory,
  foundAccounts,
  heldAccounts,
  fees,
  rollovers,
  openedAccounts,
  notifications,
  lastVisit,
  begunJourneys,
  ownLoans,
  savedLoanRequests,
  rolloverNotes,
  providers,
  calls,
  savingsProgram,
  schedules,
  bankAccount,
  linkedAccounts,
  unclaimed,
]

/** Asks for all that the overview shows while it is still asked who is signed in: one round, and not two. */
export function beginOverview(): void {
  for (const one of shown) void one.load()
}
