import { isTaskKind, taskKinds } from '@app/schemas/rules/desk/task-kinds'
import { AccountFormFrame } from '../../account/account-form-frame.tsx'
import { useAccountForm } from '../../account/use-account-form.ts'
import { ask } from '../../client/service/ask.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, FieldFrame } from '../../ui/fields/field-frame.tsx'
import { SelectInput } from '../../ui/fields/select-input.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { More } from '../../ui/more.tsx'
import { readDraft, saveDraft } from '../data/drafts.ts'
import type { OwnRole } from '../data/own-role.ts'
import { type Colleague, useStaff } from '../data/staff.ts'
import type { Changed, Task } from '../data/task.ts'
import { watchAccess } from '../data/watch-access.ts'
import styles from './task.module.css'
import { words } from './task.words.ts'

type Props = { readonly task: Task; readonly me: OwnRole; readonly onChanged: Changed }

const toQueue = 'queue'

/** Gives the task to a colleague who works on its kind, or back to its queue, with what they should know. */
export function HandOver({ task, me, onChanged }: Props) {
  const held = useStaff()
  const draft = `hand-over:${task.pk}`
  return (
    <More title={words.handOver} isOpen={Object.keys(readDraft(draft)).length > 0}>
      <Loaded of={held} empty={undefined}>
        {({ results }) => (
          <Form task={task} draft={draft} colleagues={results.filter((one) => mayGet(one, task, me))} onChanged={onChanged} />
        )}
      </Loaded>
    </More>
  )
}

type FormProps = Omit<Props, 'me'> & { readonly draft: string; readonly colleagues: readonly Colleague[] }

function Form({ colleagues, ...given }: FormProps) {
  const { form, set } = useHandOver(given)
  const { to: wrongTo, note: wrongNote } = form.errors
  const options = [...(given.task.assignee ? [{ value: toQueue, label: words.backToQueue }] : []), ...colleagues.map(optionOf)]
  return (
    <AccountFormFrame form={form}>
      <FieldFrame id="hand-to" label={words.to} error={wrongTo}>
        <SelectInput
          id="hand-to"
          options={options}
          value={form.values['to'] ?? ''}
          aria-invalid={wrongTo !== undefined || undefined}
          aria-describedby={describedBy('hand-to', { error: wrongTo })}
          onChange={(to) => set('to', to)}
        />
      </FieldFrame>
      <FieldFrame id="hand-note" label={words.handNote} error={wrongNote}>
        <TextArea
          id="hand-note"
          rows={3}
          value={form.values['note'] ?? ''}
          aria-invalid={wrongNote !== undefined || undefined}
          aria-describedby={describedBy('hand-note', { error: wrongNote })}
          onChange={({ target }) => set('note', target.value)}
        />
      </FieldFrame>
      <div className={styles.buttons}>
        <Button type="submit" look="small" isBusy={form.isSending}>
          {words.give}
        </Button>
      </div>
    </AccountFormFrame>
  )
}

/** What is typed is kept with the task until it is handed over. */
function useHandOver({ task, draft, onChanged }: Omit<FormProps, 'colleagues'>) {
  const form = useAccountForm({
    start: { to: '', note: '', ...readDraft(draft) },
    idOf: (name) => `hand-${name}`,
    check: ({ to = '', note = '' }) => ({
      ...(to === '' && { to: words.chooseTo }),
      ...(note.trim() === '' && { note: words.noteMissing }),
    }),
    send: async ({ to = '', note = '' }) => {
      const body = { to: to === toQueue ? null : to, note }
      return watchAccess(await ask('POST /api/v1/desk/tasks/{id}/hand-over/', { params: { id: task.pk }, body }))
    },
    onDone: async () => {
      saveDraft(draft, {})
      await onChanged(words.handedOver)
    },
  })
  const set = (name: 'to' | 'note', value: string) => {
    form.set(name, value)
    saveDraft(draft, { ...form.values, [name]: value })
  }
  return { form, set }
}

function mayGet({ pk, role }: Colleague, task: Task, me: OwnRole): boolean {
  if (pk === task.assignee?.pk || pk === task.customer_pk) return false
  const needed = isTaskKind(task.kind) ? taskKinds[task.kind].role : undefined
  return role === 'lead' || (role === needed && !(pk === me.pk && task.is_mine))
}

function optionOf({ pk, name }: Colleague) {
  return { value: pk, label: name }
}
