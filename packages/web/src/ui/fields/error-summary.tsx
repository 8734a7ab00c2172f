import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '../../client/language.ts'
import { leadTo } from '../focus/lead-to.ts'
import styles from './error-summary.module.css'
import { words } from './error-summary.words.ts'

export type Wrong = { readonly id?: string | undefined; readonly text: string }

type Props = { readonly wrong: readonly Wrong[] /** Each attempt takes the focus anew. */; readonly attempt: number }

/** What keeps a person from going on: it takes the focus, and each line leads to its field. */
export function ErrorSummary({ wrong, attempt }: Props) {
  const { title, prefix } = useWords(words)
  const box = useRef<HTMLDivElement>(null)
  // A dialog may have one over a page that has one, too.
  const titleId = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt takes the focus anew
  useLayoutEffect(() => box.current?.focus(), [attempt])
  useErrorTitle(wrong.length > 0, prefix)
  if (wrong.length === 0) return null
  return (
    <div className={styles.summary} ref={box} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <ul className={styles.list}>
        {wrong.map(({ id, text }) => (
          <li key={`${id}-${text}`}>
            {id ? (
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  leadTo(id)
                }}
              >
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How many summaries have something to say: a dialog over a page may have one as well as the page. */
let shown = 0

/**
 * The title of the window says first that something is wrong: it is what is heard, and seen in a row of tabs. It is looked at with each
 * drawing, for a page in another language has named the window anew.
 */
function useErrorTitle(isWrong: boolean, prefix: string): void {
  useEffect(() => {
    if (!isWrong) return
    shown++
    return () => {
      shown--
      if (shown === 0 && document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [isWrong, prefix])
  useEffect(() => {
    if (isWrong && !document.title.startsWith(prefix)) document.title = prefix + document.title
  })
}
