import { dayOf } from '@app/schemas/rules/days/days'
import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { savedResource } from '../saved-resource.ts'
import { openedAccounts } from './ira-accounts.ts'
import { savingsProgram } from './savings.ts'

export type Transfer = Answered<'GET /api/v1/apex/user/transfer_requests/'>['results'][number]
export type Schedule = Answered<'GET /api/v1/apex/user/transfer_schedules/'>['results'][number]
/** What may still be put in, with the day by the clock of the service: its year is this tax year, whatever this browser’s clock says. */
export type Rooms = { readonly today: string; readonly rooms: readonly Room[] }
export type Room = Answered<'GET /api/v1/apex/user/contribution_room/'>['results'][number]
export type Takeable = Answered<'GET /api/v1/apex/user/cash/available/'>
export type TakeableAccount = Takeable['accounts'][number]

/** Every deposit and withdrawal that was asked for, the newest first. */
export const transfers = savedResource<readonly Transfer[]>(async () => {
  const answer = await ask('GET /api/v1/apex/user/transfer_requests/')
  return answer.ok ? done(answer.data.results) : answer
})

/** Deposits that repeat, and those that are paused. */
export const schedules = savedResource<readonly Schedule[]>(async () => {
  const [active, paused] = await Promise.all([listed('ACTIVE'), listed('PAUSED')])
  if (!active.ok) return active
  return paused.ok ? done([...active.data.results, ...paused.data.results]) : paused
})

const listed = (status: 'ACTIVE' | 'PAUSED') => ask('GET /api/v1/apex/user/transfer_schedules/', { query: { status } })

/** What may still be put in by the law. Nothing while the person’s birth date is unknown. */
export const contributionRooms = savedResource<Rooms>(async () => {
  const answer = await ask('GET /api/v1/apex/user/contribution_room/')
  if (answer.ok) return done({ today: answer.data.today, rooms: answer.data.results })
  return answer.failure.code === 'personal_information_required' ? done({ today: dayOf(new Date()), rooms: [] }) : answer
})

/** What can be taken out of each account now. */
export const takeableCash = savedResource<Takeable>(() => ask('GET /api/v1/apex/user/cash/available/'))

/** After money was moved, or will be: everything that shows it is read anew. */
export async function readMoneyAnew(): Promise<void> {
  openedAccounts.forget()
  savingsProgram.forget()
  void openedAccounts.load()
  void savingsProgram.load()
  await Promise.all([transfers.readAnew(), schedules.readAnew(), contributionRooms.readAnew(), takeableCash.readAnew()])
}
