import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@app/schemas/rules/desk/roles'
import type { TaskKind } from '@app/schemas/rules/desk/task-kinds'
import type { TestApp } from '../../../testing/test-app.ts'
import { signUpColleague } from '../../auth/testing/sign-up-colleague.ts'

/** A colleague who finds the tasks about a customer, sees them, and settles them. */
export async function colleagueAtDesk(service: TestApp, role: StaffRole = 'operations') {
  const { access: token } = await signUpColleague(service, role)
  const url = (pk: string, act = '') => `/api/v1/desk/tasks/${pk}/${act}`
  const post = (path: string, payload: object = {}) =>
    service.ask({ method: 'POST', url: path, token, headers: { 'idempotency-key': randomUUID() }, payload })
  const find = (personId: string, kind: TaskKind) =>
    service.db
      .selectFrom('desk_tasks')
      .selectAll()
      .where('person_id', '=', personId)
      .where('kind', '=', kind)
      .orderBy('opened_at')
      .orderBy('due_at')
      .execute()
  const open = async (personId: string, kind: TaskKind) => (await find(personId, kind)).filter(({ state }) => state === 'open')
  return {
    find,
    open,
    /** What the colleague sees of the one task of a kind. */
    show: async (personId: string, kind: TaskKind) => {
      const [task] = await open(personId, kind)
      if (!task) return undefined
      return (await service.ask({ url: url(task.id), token })).body.parts
    },
    /** Takes the one task of a kind, and settles it. */
    settle: async (personId: string, kind: TaskKind, outcome: string, values: object = {}) => {
      const [task] = await open(personId, kind)
      if (!task) throw new Error(`There is no open task of the kind ${kind}.`)
      await post(url(task.id, 'take/'), { from: null })
      return post(url(task.id, 'settle/'), { outcome, values })
    },
  }
}
