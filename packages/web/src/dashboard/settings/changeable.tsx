import { type ReactNode, useState } from 'react'
import { readFormDraft, saveFormDraft } from '../../client/form-draft.ts'
import { Button } from '../../ui/button.tsx'
import { OutcomeLine } from '../../ui/focus/outcome-line.tsx'
import { useFirstFocus } from '../../ui/focus/use-first-focus.ts'
import { useReturnedFocus } from '../../ui/focus/use-returned-focus.ts'
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
  /** The form; it closes with a result, having forgotten what it has sent, or with undefined when nothing was changed. */
  readonly children: (close: (happened?: string) => void) => ReactNode
}

/** A fact that can be opened and changed. The focus follows: into the form, and back to the result. */
export function Changeable({ shown, change, beside, draft, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [news, setNews] = useState('')
  const opener = useReturnedFocus<HTMLDivElement>(isOpen)
  const hasDraft = draft !== undefined && readFormDraft(draft.form) !== undefined
  const close = (happened = '') => {
    setNews(happened)
    setOpen(false)
  }
  const discard = (happened?: string) => {
    if (draft) saveFormDraft(draft.form, undefined)
    close(happened)
  }
  return (
    <>
      <OutcomeLine text={isOpen ? '' : news} />
      {isOpen ? (
        <Opened>{children((happened) => (happened === undefined ? discard() : close(happened)))}</Opened>
      ) : (
        <>
          {shown}
          {hasDraft && <UnsavedNote warning={draft.warning} onGoOn={() => setOpen(true)} onDiscard={discard} />}
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

function Opened({ children }: { readonly children: ReactNode }) {
  const opened = useFirstFocus<HTMLDivElement>()
  return (
    <div ref={opened} tabIndex={-1} className={styles.inner}>
      {children}
    </div>
  )
}
