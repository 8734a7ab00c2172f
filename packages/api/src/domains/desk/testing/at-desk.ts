import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@app/schemas/rules/desk/roles'
import type { SettledAs, TaskKind } from '@app/schemas/rules/desk/task-kinds'
import { multipart } from '../../../testing/multipart.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { signUpColleague } from '../../auth/testing/sign-up-colleague.ts'

/** A colleague at the desk, and what they do there. */
export async function atDesk(service: TestApp, role: StaffRole = 'lead') {
  const colleague = await signUpColleague(service, role)
  const ask = (method: 'GET' | 'POST', path: string, more: object = {}) =>
    service.ask({ method, url: `/api/v1/desk/${path}`, token: colleague.access, ...more })
  const find = async (kind: TaskKind, about: string) => {
    const row = await service.db
      .selectFrom('desk_tasks')
      .select(['id', 'state'])
      .where('kind', '=', kind)
      .where('about', '=', about)
      .executeTakeFirst()
    return row
  }
  const pkOf = async (kind: TaskKind, about: string) => {
    const row = await find(kind, about)
    if (!row) throw new Error(`There is no task of ${kind} about ${about}.`)
    return row.id
  }
  return {
    ...colleague,
    ask,
    /** How a task stands; undefined when it was never opened. */
    stateOf: async (kind: TaskKind, about: string) => (await find(kind, about))?.state,
    read: async (kind: TaskKind, about: string) => (await ask('GET', `tasks/${await pkOf(kind, about)}/`)).body,
    /** Takes a task and ends it so; money is in cents. */
    settle: async <K extends TaskKind>(kind: K, about: string, { outcome, values }: SettledAs<K>) => {
      const pk = await pkOf(kind, about)
      const { assignee } = (await ask('GET', `tasks/${pk}/`)).body
      await ask('POST', `tasks/${pk}/take/`, { payload: { from: assignee?.pk ?? null } })
      const given: Readonly<Record<string, unknown>> = values
      const texts = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
      return ask('POST', `tasks/${pk}/settle/`, { payload: { outcome, values: texts }, headers: { 'idempotency-key': randomUUID() } })
    },
    addPaper: async (kind: TaskKind, about: string, bytes: Buffer, name = 'paper.pdf') => {
      const { payload, headers } = multipart([{ field: 'file', value: bytes, name }])
      return ask('POST', `tasks/${await pkOf(kind, about)}/papers/`, { payload, headers })
    },
  }
}
