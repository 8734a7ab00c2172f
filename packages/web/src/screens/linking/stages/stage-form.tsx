import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import styles from '../link-window.module.css'

type Props = {
  readonly onSend: () => void
  readonly send: string
  readonly other: { readonly label: string; readonly onPress: () => void }
  readonly children: ReactNode
}

/** One page of the window. It is in front of the step’s form and not part of it: its submit goes no further. */
export function StageForm({ onSend, send, other, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  // Each page of the window begins at its first field.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <form
      ref={form}
      className={styles.stage}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onSend()
      }}
    >
      {children}
      <Button type="submit">{send}</Button>
      <Button look="quiet" onClick={other.onPress}>
        {other.label}
      </Button>
    </form>
  )
}
