import { type ReactNode, useEffect, useRef, useState } from 'react'
import { readFormDraft, saveFormDraft } from '../../client/form-draft.ts'
import { Button } from '../../ui/button.tsx'
import { OutcomeLine } from './outcome-line.tsx'
import styles from './settings.module.css'
import { UnsavedNote } from './unsaved-note.tsx'

type Props = {
  /** How it is now. */
  readonly shown: ReactNode
  /** The button that opens the form. */
  readonly change: string
  /** What else can be done with it, beside that button; it tells what became of that. */
  readonly beside?: (tell: (happened: string) => void) => ReactNode
  /** The name under which its form keeps what was typed and not saved, and what else is to be known before going on with that. */
  readonly draft?: { readonly form: string; readonly warning?: string | undefined }
  /** The form; it closes with a result, or with undefined when nothing was changed. */
  readonly children: (close: (happened?: string) => void) => ReactNode
}

/** A fact that can be opened and changed. The focus follows: into the form, and back to the result. */
export function Changeable({ shown, change, beside, draft, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [news, setNews] = useState('')
  const opener = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && !news) opener.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen, news])
  const hasDraft = draft !== undefined && readFormDraft(draft.form) !== undefined
  const close = (happened = '') => {
    if (draft) saveFormDraft(draft.form, undefined)
    setNews(happened)
    setOpen(false)
  }
  return (
    <>
      <OutcomeLine text={isOpen ? '' : news} />
      {isOpen ? (
        children(close)
      ) : (
        <>
          {shown}
          {hasDraft && <UnsavedNote warning={draft.warning} onGoOn={() => setOpen(true)} onDiscard={close} />}
          <div ref={opener} className={styles.buttons}>
            {!hasDraft && (
              <Button look="small" onClick={() => setOpen(true)}>
                {change}
              </Button>
            )}
            {beside?.(setNews)}
          </div>
        </>
      )}
    </>
  )
}
