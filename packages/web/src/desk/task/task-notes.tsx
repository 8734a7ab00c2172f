import { AccountFormFrame } from '../../account/account-form-frame.tsx'
import { useAccountForm } from '../../account/use-account-form.ts'
import { ask } from '../../client/service/ask.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, FieldFrame } from '../../ui/fields/field-frame.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { readDraft, saveDraft } from '../data/drafts.ts'
import type { OwnRole } from '../data/own-role.ts'
import type { Changed, Task } from '../data/task.ts'
import { watchAccess } from '../data/watch-access.ts'
import layout from '../frame/layout.module.css'
import { Time } from '../frame/time.tsx'
import styles from './task.module.css'
import { words } from './task.words.ts'

type Props = { readonly task: Task; readonly me: OwnRole; readonly onChanged: Changed }

/** What was tried and what became of the task, in order, and one's own to add. */
export function TaskNotes({ task, me, onChanged }: Props) {
  return (
    <section className={layout.panel}>
      <h2>{words.notes}</h2>
      {task.notes.length === 0 && <p className={layout.quiet}>{words.noNotes}</p>}
      {task.notes.length > 0 && (
        <ol className={styles.notes}>
          {task.notes.map(({ pk, kind, by, at, text }) => (
            <li key={pk}>
              <p className={layout.quiet}>
                {words.noteKinds[kind]} · {by ?? (kind === 'reminder' ? words.theService : words.left)} · <Time at={at} />
              </p>
              <p className={styles.typed}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      {me.role !== 'compliance' && <AddNote task={task} onChanged={onChanged} />}
    </section>
  )
}

function AddNote({ task, onChanged }: Omit<Props, 'me'>) {
  const draft = `note:${task.pk}`
  const form = useAccountForm({
    start: { text: '', ...readDraft(draft) },
    idOf: () => 'note',
    check: ({ text = '' }) => (text.trim() === '' ? { text: words.noteMissing } : {}),
    send: async ({ text = '' }) =>
      watchAccess(await ask('POST /api/v1/desk/tasks/{id}/notes/', { params: { id: task.pk }, body: { text } })),
    onDone: async (_saved, isTypedOn) => {
      if (!isTypedOn) set('')
      await onChanged(words.noteSaved)
    },
  })
  const set = (text: string) => {
    form.set('text', text)
    saveDraft(draft, { text })
  }
  const error = form.errors['text']
  return (
    <AccountFormFrame form={form}>
      <FieldFrame id="note" label={words.addNote} help={words.noteHelp} error={error}>
        <TextArea
          id="note"
          rows={3}
          value={form.values['text'] ?? ''}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy('note', { help: words.noteHelp, error })}
          onChange={({ target }) => set(target.value)}
        />
      </FieldFrame>
      <div>
        <Button type="submit" look="small" isBusy={form.isSending}>
          {words.saveNote}
        </Button>
      </div>
    </AccountFormFrame>
  )
}
