import { toCents } from '@app/schemas/rules/money/money'
import { useAccountForm } from '../../account/use-account-form.ts'
import { type Answer, failed } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import { useRequestKeys } from '../../client/service/use-request-keys.ts'
import { type Draft, readDraft, saveDraft } from '../data/drafts.ts'
import type { Changed, Task } from '../data/task.ts'
import { watchAccess } from '../data/watch-access.ts'
import { words } from './task.words.ts'

type Outcome = Task['outcomes'][number]

/** The name of the draft of a task. */
export function draftOf(task: string): string {
  return `task:${task}`
}

/** The form that ends a task: a draft from the first key on, checked here and then by the service. */
export function useSettling(task: Task, onChanged: Changed) {
  const name = draftOf(task.pk)
  const keys = useRequestKeys(name)
  const chosenIn = (values: Draft) => task.outcomes.find((one) => one.name === values['outcome']) ?? onlyOf(task.outcomes)
  const form = useAccountForm({
    start: readDraft(name),
    idOf,
    check: (values) => wrongIn(chosenIn(values), values),
    send: async (values) => {
      const outcome = chosenIn(values)
      const body = { outcome: outcome?.name ?? '', values: sentValues(outcome, values) }
      const answer = watchAccess(
        await ask('POST /api/v1/desk/tasks/{id}/settle/', { params: { id: task.pk }, body, key: keys.keyOf({ task: task.pk, ...body }) }),
      )
      // The page then shows what holds now, with what was typed beside it.
      if (!answer.ok && answer.failure.code === 'not_in_this_state') await onChanged((now) => (isOwn(now) ? '' : words.settledEarlier))
      return inFields(answer, outcome)
    },
    onDone: async () => {
      keys.renew()
      const sent = chosenIn(form.values)
      saveDraft(name, typedSince(readDraft(name), sent))
      await onChanged(sent?.keeps_open ? words.recorded : words.settled)
    },
  })
  const set = (field: string, value: string) => {
    form.set(field, value)
    saveDraft(name, { ...readDraft(name), [field]: value })
  }
  return { form, chosen: chosenIn(form.values), set }
}

export function idOf(name: string): string {
  return `settle-${name}`
}

/** The name of what was typed: for another outcome it stays with that one. */
export function typedName(outcome: Outcome, field: string): string {
  return `${outcome.name}.${field}`
}

/** What was typed for another outcome while this one was on its way stays; what was sent is not there to be sent twice. */
function typedSince(draft: Draft, sent: Outcome | undefined): Draft {
  if (!sent) return draft
  return Object.fromEntries(
    Object.entries(draft).filter(([field, text]) => (field === 'outcome' ? text !== sent.name : !field.startsWith(typedName(sent, '')))),
  )
}

function onlyOf(outcomes: readonly Outcome[]): Outcome | undefined {
  return outcomes.length === 1 ? outcomes[0] : undefined
}

function wrongIn(outcome: Outcome | undefined, values: Draft): Readonly<Record<string, string>> {
  if (!outcome) return { outcome: words.chooseOutcome }
  return Object.fromEntries(
    outcome.fields.flatMap(({ name, type, label, is_optional: isOptional }) => {
      const typed = (values[typedName(outcome, name)] ?? '').trim()
      if (typed === '') return isOptional ? [] : [[typedName(outcome, name), words.fill(label)]]
      return type === 'money' && !isAmount(typed) ? [[typedName(outcome, name), words.amount]] : []
    }),
  )
}

/** Money is typed in dollars and sent in cents. */
function sentValues(outcome: Outcome | undefined, values: Draft): Readonly<Record<string, string>> {
  if (!outcome) return {}
  return Object.fromEntries(
    outcome.fields.map(({ name, type }) => {
      const typed = (values[typedName(outcome, name)] ?? '').trim()
      const cents = type === 'money' ? toCents(typed) : undefined
      return [name, cents?.ok ? String(cents.value) : typed]
    }),
  )
}

/** What the service says of a field belongs to that field of this outcome. */
function inFields<T>(answer: Answer<T>, outcome: Outcome | undefined): Answer<T> {
  if (answer.ok || !answer.failure.fields || !outcome) return answer
  const fields = Object.entries(answer.failure.fields).map(([name, problems]) => [
    outcome.fields.some((field) => field.name === name) ? typedName(outcome, name) : name,
    problems,
  ])
  return failed({ ...answer.failure, fields: Object.fromEntries(fields) })
}

function isOwn(task: Task | undefined): boolean {
  return task?.state === 'open' && task.is_mine
}

function isAmount(typed: string): boolean {
  const cents = toCents(typed)
  return cents.ok && cents.value > 0
}
