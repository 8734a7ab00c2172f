import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'

type Props = { readonly title: string; readonly children: ReactNode /** Escape, or a press beside it. */; readonly onClose: () => void }

/** A question that has to be answered before the page goes on. The browser keeps the focus in it. */
export function Dialog({ title, children, onClose }: Props) {
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Closed while still in the document: the browser then returns the focus to what opened it.
  useLayoutEffect(() => {
    const dialog = box.current
    if (dialog && !dialog.open) dialog.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={box}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.content}>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  )
}
