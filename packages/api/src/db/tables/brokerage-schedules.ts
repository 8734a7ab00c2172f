import type { DepositFrequency } from '@app/schemas/rules/investing/deposit-schedules'
import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** Deposits that repeat. */
export type BrokerageSchedulesTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  account_id: Fixed<string>
  contribution_type: Fixed<string>
  frequency: Fixed<DepositFrequency>
  amount_cents: number
  status: 'ACTIVE' | 'CANCELLED'
  first_on: Fixed<string>
  /** Day 0 counts for the year before. */
  is_first_for_last_year: Fixed<boolean>
  /** Which of its days is the next: 0 is the first. */
  next_number: ColumnType<number, number | undefined, number>
  /** How often it was changed, from 1 on. */
  version: ColumnType<number, number | undefined, number>
  consent_version: Fixed<string>
  created_at: Fixed<Date>
  updated_at: Date
  cancelled_at: Date | null
}

/** What became of each day, once. MISSED: the service was away, and only the latest of such days is made up for. */
export type BrokerageScheduleDaysTable = {
  schedule_id: Fixed<string>
  due_on: Fixed<string>
  outcome: Fixed<'DEPOSITED' | 'MISSED' | 'SKIPPED'>
  reason: Fixed<string | null>
  transfer_id: Fixed<string | null>
}
