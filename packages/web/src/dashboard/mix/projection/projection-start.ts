import { depositsAYear } from '@app/schemas/rules/investing/deposit-schedules'
import type { ProjectionStart } from '@app/schemas/rules/investing/mix-projection'
import { done } from '../../../client/service/answer.ts'
import { resource } from '../../../client/service/resource.ts'
import { type BrokerageAccount, openedAccounts } from '../../../screens/data/money/ira-accounts.ts'
import { type Membership, ownMemberships } from '../../../screens/data/money/payments.ts'
import { savingsProgram } from '../../../screens/data/money/savings.ts'
import { schedules } from '../../../screens/data/money/transfers.ts'
import { type RepeatingDeposit, repeatingDeposits } from '../../transfer/repeating/repeating-deposit.ts'

/** Where a projection begins: what is with us now, what is put in each year, and what the membership costs. All of it is known already. */
export const projectionStart = resource<ProjectionStart>(async () => {
  const [opened, program, scheduled, joined] = await Promise.all([
    openedAccounts.load(),
    savingsProgram.load(),
    schedules.load(),
    ownMemberships.load(),
  ])
  if (!opened.ok) return opened
  if (!program.ok) return program
  if (!scheduled.ok) return scheduled
  if (!joined.ok) return joined
  return done({
    startCents: Math.max(0, sum(opened.data.accounts.map(staysCents))),
    depositsYearlyCents: sum(repeatingDeposits(program.data, scheduled.data).map(yearlyCents)),
    chargesYearlyCents: sum(joined.data.map(chargedCents)),
  })
})

/** Withdrawals on their way leave, and deposits on their way aren’t here yet. */
function staysCents({ state, invested, cash_available: cash, unsettled, owed }: BrokerageAccount): number {
  return state === 'ACTIVE' ? toCents(invested) + toCents(cash) + toCents(unsettled) - toCents(owed) : 0
}

/** A deposit that is paused, or was never started, puts nothing in. */
function yearlyCents({ amount, frequency, isPaused, isStarted }: RepeatingDeposit): number {
  return isStarted && !isPaused ? toCents(amount) * depositsAYear[frequency] : 0
}

const chargedStatuses: readonly Membership['status'][] = ['trial', 'active', 'past_due']

/** One that was cancelled runs out. */
function chargedCents({ status, price, period }: Membership): number {
  if (!chargedStatuses.includes(status)) return 0
  return toCents(price) * (period === 'month' ? 12 : 1)
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}

function sum(cents: readonly number[]): number {
  return cents.reduce((all, one) => all + one, 0)
}
