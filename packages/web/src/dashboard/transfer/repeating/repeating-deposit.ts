import { scheduleFrequencies } from '@app/schemas/rules/investing/savings-program'
import type { Answer } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { SavingsProgram } from '../../../screens/data/money/savings.ts'
import type { Schedule } from '../../../screens/data/money/transfers.ts'

type Change = { readonly amount: number } | { readonly isPaused: boolean }

/** A deposit that repeats, whichever way it was set up, with what can be done about it. */
export type RepeatingDeposit = Pick<Schedule, 'amount' | 'frequency' | 'next_dates' | 'days'> & {
  readonly id: string
  readonly accountNumber: string | undefined
  readonly isPaused: boolean
  /** What keeps deposits from being made. */
  readonly missing: SavingsProgram['missing']
  readonly isStarted: boolean
  /** From the flow that plans regular saving. */
  readonly isPlan: boolean
  readonly change: (change: Change) => Promise<Answer<unknown>>
  readonly end: () => Promise<Answer<unknown>>
}

/** All of them. A plan of regular saving and the schedule that moves its money are one deposit, which is changed through the plan. */
export function repeatingDeposits(program: SavingsProgram | undefined, schedules: readonly Schedule[]): readonly RepeatingDeposit[] {
  const moved = schedules.find(({ transfer_schedule_id: id }) => id === program?.transfer_schedule_id)
  return [...(program ? [ofProgram(program, moved)] : []), ...schedules.filter((one) => one !== moved).map(ofSchedule)]
}

function ofProgram(program: SavingsProgram, moved: Schedule | undefined): RepeatingDeposit {
  const { pk, version, amount, frequency, status, state, missing, next_dates } = program
  const update = (body: { readonly amount?: number; readonly status?: SavingsProgram['status'] }) =>
    ask('PATCH /api/v1/portfolios/savings_program/{id}/update/', { params: { id: pk }, base: version, body })
  return {
    id: pk,
    accountNumber: moved?.account_number,
    amount,
    frequency: scheduleFrequencies[frequency],
    isPaused: status === 'paused',
    isStarted: state === 'scheduled',
    isPlan: true,
    missing,
    next_dates,
    days: moved?.days ?? [],
    change: (change) => update('amount' in change ? change : { status: change.isPaused ? 'paused' : 'active' }),
    end: () => update({ status: 'cancelled' }),
  }
}

function ofSchedule(schedule: Schedule): RepeatingDeposit {
  const { transfer_schedule_id, version, account_number, amount, frequency, status, next_dates, days } = schedule
  const change = (change: Change) =>
    ask('POST /api/v1/apex/user/transfer_schedules/update/', {
      base: version,
      body: { transfer_schedule_id, ...('amount' in change ? change : { status: change.isPaused ? 'PAUSED' : 'ACTIVE' }) },
    })
  return {
    id: transfer_schedule_id,
    accountNumber: account_number,
    ...{ amount, frequency, next_dates, days, change },
    isPaused: status === 'PAUSED',
    isStarted: true,
    isPlan: false,
    missing: [],
    end: () => ask('POST /api/v1/apex/user/transfer_schedules/cancel/', { body: { transfer_schedule_id } }),
  }
}
