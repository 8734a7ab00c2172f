import { useRef } from 'react'
import { AccountFormFrame } from '../../account/account-form-frame.tsx'
import { useAccountForm } from '../../account/use-account-form.ts'
import { ask } from '../../client/service/ask.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, FieldFrame } from '../../ui/fields/field-frame.tsx'
import type { Changed, Task } from '../data/task.ts'
import { watchAccess } from '../data/watch-access.ts'
import layout from '../frame/layout.module.css'
import styles from './task.module.css'
import { words } from './task.words.ts'

type Props = { readonly task: Task; readonly onChanged: Changed }

/** Files the paper that a task is about with the customer’s documents. */
export function AddPaper({ task, onChanged }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const chosen = () => input.current?.files?.[0]
  const form = useAccountForm({
    start: { file: '' },
    idOf: () => 'paper',
    check: () => (chosen() ? {} : { file: words.paperMissing }),
    send: async () => {
      const file = chosen()
      const path = 'POST /api/v1/desk/tasks/{id}/papers/'
      return watchAccess(await ask(path, { params: { id: task.pk }, body: {}, ...(file && { file }) }))
    },
    onDone: () => onChanged(words.paperAdded),
  })
  const error = form.errors['file']
  return (
    <section className={layout.panel}>
      <h2>{words.paper}</h2>
      <AccountFormFrame form={form}>
        <FieldFrame id="paper" label={words.file} help={words.fileHelp} error={error}>
          <input
            ref={input}
            id="paper"
            type="file"
            className={styles.file}
            accept="application/pdf,image/jpeg,image/png"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy('paper', { help: words.fileHelp, error })}
            onChange={({ target }) => form.set('file', target.value)}
          />
        </FieldFrame>
        <div>
          <Button type="submit" look="small" isBusy={form.isSending}>
            {words.addPaper}
          </Button>
        </div>
      </AccountFormFrame>
    </section>
  )
}
