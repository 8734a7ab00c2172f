import type { StaffRole } from '@app/schemas/rules/desk/roles'
import { isTaskKind, type TaskKind, taskKinds } from '@app/schemas/rules/desk/task-kinds'
import type { Task } from '../../context/task.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedTasks } from './sealed.ts'
import type { TaskRow } from './task-store.ts'

/** A task as the domain sees it that opened it. */
export function toTask(keys: KeyRing, row: TaskRow): Task {
  const detail: Readonly<Record<string, string>> = JSON.parse(sealing(keys, sealedTasks).open('detail', row.id, row.detail))
  return { id: row.id, personId: row.person_id, about: row.about, detail, openedAt: row.opened_at }
}

export const allKinds = Object.keys(taskKinds) as readonly TaskKind[]

/** A kind that is no longer known, because its code has gone, is shown to nobody. */
export function kindOf({ kind }: Pick<TaskRow, 'kind'>): TaskKind | undefined {
  return isTaskKind(kind) ? kind : undefined
}

/** Colleagues may be customers too. What is decided about them, and on which papers, is up to somebody else. */
export const isAboutThemselves = 'This is about yourself: a colleague does it.'

/** Leads may work on everything, others on what is their role’s. Compliance changes nothing. */
export function mayWork(role: StaffRole, kind: TaskKind): boolean {
  return role === 'lead' || role === taskKinds[kind].role
}
