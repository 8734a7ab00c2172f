import type { Answered } from '../../client/service/calls.ts'

export type Task = Answered<'GET /api/v1/desk/tasks/{id}/'>

/** Loads the task anew, and says what happened: always, or depending on what holds now. */
export type Changed = (happened: string | ((now: Task | undefined) => string)) => Promise<void>
