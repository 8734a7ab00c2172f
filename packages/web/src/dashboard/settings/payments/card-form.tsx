import { type ReactNode, useId, useState } from 'react'
import { DrawnField } from '../../../screens/fields/drawn-fields.tsx'
import type { ShownField } from '../../../screens/fields/shown-field.ts'
import { Button } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from '../settings.module.css'

type Props = {
  readonly label: string
  readonly help: string
  /** Whether cards that are saved already are a choice. */
  readonly offersSaved: boolean
  readonly problem: string | undefined
  readonly isBusy: boolean
  readonly send: string
  readonly onSend: (value: unknown) => void
  /** Beside the button that sends. */
  readonly children?: ReactNode
}

/** A card, and the button that does something with it. */
export function CardForm({ label, help, offersSaved, problem, isBusy, send, onSend, children }: Props) {
  const id = useId()
  const [value, setValue] = useState<unknown>()
  // A card of the person's record is always entered.
  const record = offersSaved ? undefined : 'personal_information'
  const field: ShownField = { name: 'settings_card', type: 'card', label, help, record, column: 'settings_card' }
  return (
    <form
      className={styles.inner}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onSend(value)
      }}
    >
      <DrawnField field={field} id={id} value={value} onChange={setValue} error={problem} others={{}} />
      <VisuallyHidden>
        <span role="alert">{problem}</span>
      </VisuallyHidden>
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {send}
        </Button>
        {children}
      </div>
    </form>
  )
}
