import { type DepositFrequency, depositFrequencies } from '@app/schemas/rules/investing/deposit-schedules'
import { savingFrequencies, scheduleFrequencies } from '@app/schemas/rules/investing/savings-program'
import type { Answer } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Sent } from '../../../client/service/calls.ts'
import type { RequestKeys } from '../../../client/service/use-request-keys.ts'
import type { SavingsProgram } from '../../../screens/data/money/savings.ts'
import type { Schedule } from '../../../screens/data/money/transfers.ts'

/** What is to be another one than before. */
export type DepositChange = { readonly amount?: number; readonly frequency?: DepositFrequency; readonly firstDay?: string }
type Change = DepositChange | { readonly isPaused: boolean }

/** A deposit that repeats, whichever way it was set up, with what can be done about it. */
export type RepeatingDeposit = Pick<Schedule, 'amount' | 'frequency' | 'next_dates' | 'days'> & {
  readonly id: string
  readonly version: number
  readonly accountNumber: string | undefined
  readonly isPaused: boolean
  /** How often it can be. */
  readonly frequencies: readonly DepositFrequency[]
  /** What keeps deposits from being made. */
  readonly missing: SavingsProgram['missing']
  readonly isStarted: boolean
  /** From the flow that plans regular saving. */
  readonly isPlan: boolean
  /** Each under a key: sent once more without an answer, it is done once. */
  readonly change: (change: Change, key: string) => Promise<Answer<unknown>>
  readonly end: (key: string) => Promise<Answer<unknown>>
}

/** What a dialog about one is given; it says what has happened when it closes. */
export type AskedProps = { readonly deposit: RepeatingDeposit; readonly keys: RequestKeys; readonly onClose: (happened?: string) => void }

/** All of them. A plan of regular saving and the schedule that moves its money are one deposit, which is changed through the plan. */
export function repeatingDeposits(program: SavingsProgram | undefined, schedules: readonly Schedule[]): readonly RepeatingDeposit[] {
  const moved = schedules.find(({ transfer_schedule_id: id }) => id === program?.transfer_schedule_id)
  return [...(program ? [ofProgram(program, moved)] : []), ...schedules.filter((one) => one !== moved).map(ofSchedule)]
}

function ofProgram(program: SavingsProgram, moved: Schedule | undefined): RepeatingDeposit {
  const { pk, version, amount, frequency, status, state, missing, next_dates } = program
  const update = (body: ProgramChange, key: string) =>
    ask('PATCH /api/v1/portfolios/savings_program/{id}/update/', { params: { id: pk }, base: version, body, key })
  return {
    id: pk,
    version,
    accountNumber: moved?.account_number,
    amount,
    frequency: scheduleFrequencies[frequency],
    isPaused: status === 'paused',
    isStarted: state === 'scheduled',
    isPlan: true,
    missing,
    next_dates,
    days: moved?.days ?? [],
    frequencies: Object.values(scheduleFrequencies),
    change: (change, key) => update('isPaused' in change ? { status: change.isPaused ? 'paused' : 'active' } : ofPlan(change), key),
    end: (key) => update({ status: 'cancelled' }, key),
  }
}

function ofSchedule(schedule: Schedule): RepeatingDeposit {
  const { transfer_schedule_id, version, account_number, amount, frequency, status, next_dates, days } = schedule
  const change = (change: Change, key: string) =>
    ask('POST /api/v1/apex/user/transfer_schedules/update/', {
      base: version,
      key,
      body: { transfer_schedule_id, ...('isPaused' in change ? { status: change.isPaused ? 'PAUSED' : 'ACTIVE' } : ofRow(change)) },
    })
  return {
    id: transfer_schedule_id,
    version,
    accountNumber: account_number,
    ...{ amount, frequency, next_dates, days, change },
    isPaused: status === 'PAUSED',
    isStarted: true,
    isPlan: false,
    frequencies: depositFrequencies,
    missing: [],
    end: (key) => ask('POST /api/v1/apex/user/transfer_schedules/cancel/', { body: { transfer_schedule_id }, key }),
  }
}

type ProgramChange = Sent<'PATCH /api/v1/portfolios/savings_program/{id}/update/'>['body']

function ofRow({ frequency, ...more }: DepositChange) {
  return { ...sumAndDay(more), ...(frequency && { frequency }) }
}

/** A plan has its own words for how often. */
function ofPlan({ frequency, ...more }: DepositChange) {
  const own = savingFrequencies.find((one) => scheduleFrequencies[one] === frequency)
  return { ...sumAndDay(more), ...(own && { frequency: own }) }
}

function sumAndDay({ amount, firstDay }: DepositChange) {
  return { ...(amount !== undefined && { amount }), ...(firstDay && { first_date: firstDay }) }
}
