import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { OutcomeLine } from './outcome-line.tsx'
import styles from './settings.module.css'

type Props = {
  /** How it is now. */
  readonly shown: ReactNode
  /** The button that opens the form. */
  readonly change: string
  /** What else can be done with it, beside that button; it tells what became of that. */
  readonly beside?: (tell: (happened: string) => void) => ReactNode
  /** The form; closed with what happened, or with nothing when all stays as it is. */
  readonly children: (close: (happened?: string) => void) => ReactNode
}

/** Something that stands as a fact until somebody changes it. The keyboard goes with them: into the form, and back to what became of it. */
export function Changeable({ shown, change, beside, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [news, setNews] = useState('')
  const opener = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && !news) opener.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen, news])
  const close = (happened = '') => {
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
          <div ref={opener} className={styles.buttons}>
            <Button look="small" onClick={() => setOpen(true)}>
              {change}
            </Button>
            {beside?.(setNews)}
          </div>
        </>
      )}
    </>
  )
}
