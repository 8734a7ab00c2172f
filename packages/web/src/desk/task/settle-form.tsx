import { AccountFormFrame } from '../../account/account-form-frame.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldFrame } from '../../ui/fields/field-frame.tsx'
import { Options } from '../../ui/fields/options.tsx'
import type { Changed, Task } from '../data/task.ts'
import layout from '../frame/layout.module.css'
import styles from './task.module.css'
import { words } from './task.words.ts'
import { TaskField } from './task-field.tsx'
import { idOf, typedName, useSettling } from './use-settling.ts'

type Props = { readonly task: Task; readonly onChanged: Changed }

/** How a task ends: which outcome, what it asks for, and what follows, before it is pressed. */
export function SettleForm({ task, onChanged }: Props) {
  const settling = useSettling(task, onChanged)
  const { form, chosen, set } = settling
  return (
    <section className={layout.panel}>
      <h2>{words.work}</h2>
      <AccountFormFrame form={form}>
        {task.outcomes.length > 1 && <OutcomeChoice outcomes={task.outcomes} settling={settling} />}
        {chosen?.fields.map((field) => (
          <TaskField
            key={typedName(chosen, field.name)}
            field={field}
            id={idOf(typedName(chosen, field.name))}
            value={form.values[typedName(chosen, field.name)] ?? ''}
            error={form.errors[typedName(chosen, field.name)]}
            onChange={(value) => set(typedName(chosen, field.name), value)}
          />
        ))}
        {chosen && (
          <p className={styles.effect}>
            <strong>{words.effect}:</strong> {chosen.effect}
          </p>
        )}
        {chosen && (
          <div>
            <Button type="submit" isBusy={form.isSending}>
              {chosen.label}
            </Button>
          </div>
        )}
      </AccountFormFrame>
    </section>
  )
}

type ChoiceProps = { readonly outcomes: Task['outcomes']; readonly settling: ReturnType<typeof useSettling> }

/** The outcomes to choose from, each with what follows. */
function OutcomeChoice({ outcomes, settling: { form, chosen, set } }: ChoiceProps) {
  const error = form.errors['outcome']
  return (
    <FieldFrame id={idOf('outcome')} label={words.outcome} error={error} labels="group">
      <Options
        kind="one"
        id={idOf('outcome')}
        name="outcome"
        value={chosen?.name}
        isWrong={error !== undefined}
        options={outcomes.map(({ name, label, effect }) => ({ value: name, label, help: effect }))}
        onChange={(name) => set('outcome', String(name))}
      />
    </FieldFrame>
  )
}
