import { addBankDays } from '../days/bank-days.ts'
import { dayOf } from '../days/days.ts'
import { type TaskKind, taskKinds } from './task-kinds.ts'

/** The day by which colleagues have done a task that comes up now. Nobody works on weekends and bank holidays. */
export function dueDay(kind: TaskKind, now: Date): string {
  return addBankDays(dayOf(now), taskKinds[kind].dueInDays)
}
