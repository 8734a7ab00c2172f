import { type TaskKind, type TaskKindRule, taskKinds } from '@app/schemas/rules/desk/task-kinds'
import type { Context } from '../../context/context.ts'
import type { TaskPart } from '../../context/task.ts'
import { audit } from '../../db/audit.ts'
import { fail } from '../../failure/failure.ts'
import type { Colleague } from '../../http/call/handlers.ts'
import { sealing } from '../../security/sealing.ts'
import { findLanguage } from '../auth/store.ts'
import { minutesBetween } from './minutes-between.ts'
import { namesOf } from './names-of.ts'
import { sealedNotes } from './sealed.ts'
import { findNotes, findTask, type TaskRow } from './task-store.ts'
import { kindOf, mayWork, toTask } from './tasks.ts'

/** A task with all that it needs. Who looked is written down. */
export async function showTask(context: Context, by: Colleague, id: string) {
  const row = await findTask(context.db, id)
  const kind = row && kindOf(row)
  if (!row || !kind) return fail('not_found')
  const subject = row.person_id === null ? `task:${id}` : `person:${row.person_id}`
  await audit(context.db, { actor: `person:${by.id}`, action: 'desk.looked', subject, detail: { task: id, kind } })
  const [parts, notes, language] = await Promise.all([
    context.hooks.tasks[kind].show(context, context.db, toTask(context.keys, row)),
    findNotes(context.db, id),
    row.person_id === null ? 'en' : findLanguage(context.db, row.person_id),
  ])
  const ids = [row.person_id, row.assignee, row.settled_by, ...notes.map(({ written_by }) => written_by)]
  const names = await namesOf(context, ids)
  const { open } = sealing(context.keys, sealedNotes)
  return {
    ...toShortTask(row, kind, names, context.now()),
    customer_pk: row.person_id,
    todo: taskKinds[kind].todo,
    is_mine: row.assignee === by.id,
    takes_paper: (taskKinds[kind] as TaskKindRule).takesPaper ?? false,
    may_work: mayWork(by.role, kind) && row.person_id !== by.id,
    parts: [...(language === 'es' ? [readsSpanish] : []), ...parts].map(toPart),
    outcomes: outcomesOf(kind),
    outcome: row.outcome,
    settled_at: row.settled_at?.toISOString() ?? null,
    settled_by: nameIn(names, row.settled_by),
    notes: notes.map((note) => ({
      pk: note.id,
      kind: note.kind,
      by: nameIn(names, note.written_by),
      text: open('text', note.id, note.text),
      at: note.at.toISOString(),
    })),
  }
}

/** What colleagues write reaches customers as it is. */
const readsSpanish: TaskPart = { title: 'Reads Spanish', text: ['Write in Spanish what this customer will read.'] }

type Names = ReadonlyMap<string, string>

export function toShortTask(row: TaskRow, kind: TaskKind, names: Names, now: Date) {
  const { queue, title }: TaskKindRule = taskKinds[kind]
  return {
    pk: row.id,
    kind,
    queue,
    title,
    customer: nameIn(names, row.person_id),
    state: row.state,
    assignee: row.assignee === null ? null : { pk: row.assignee, name: nameIn(names, row.assignee) ?? '' },
    opened_at: row.opened_at.toISOString(),
    waited_minutes: minutesBetween(row.opened_at, now),
    due_at: row.due_at.toISOString(),
    is_late: row.state === 'open' && row.due_at < now,
  }
}

function toPart({ title, facts = [], text = [], papers = [] }: TaskPart) {
  return { title, facts: [...facts], text: [...text], papers: [...papers] }
}

function outcomesOf(kind: TaskKind) {
  const { outcomes }: TaskKindRule = taskKinds[kind]
  return Object.entries(outcomes).map(([name, { label, effect, keepsOpen = false, fields }]) => ({
    name,
    label,
    effect,
    keeps_open: keepsOpen,
    fields: Object.entries(fields).map(([field, { type, label: asked, hint = null, isOptional = false, options = {} }]) => ({
      name: field,
      type,
      label: asked,
      hint,
      is_optional: isOptional,
      options: Object.entries(options).map(([value, shown]) => ({ value, label: shown })),
    })),
  }))
}

function nameIn(names: Names, id: string | null): string | null {
  return id === null ? null : (names.get(id) ?? null)
}
