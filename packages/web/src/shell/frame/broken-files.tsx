import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ask } from '../../client/service/ask.ts'
import type { Answered } from '../../client/service/calls.ts'
import { useChanges } from '../../client/use-flow-changes.ts'
import { Button } from '../../ui/button.tsx'
import styles from './broken-files.module.css'

type Diagnostic = Answered<'GET /api/flows'>['diagnostics'][number]

/**
 * For whoever edits the flows: what is wrong with the files now, on the page that they are looking at, and a button for the new
 * version when there is one. Only in development; it is in English like the files.
 */
export function BrokenFiles() {
  const { wrong, hasNews } = useBrokenFiles()
  if (wrong.length === 0 && !hasNews) return null
  return (
    <aside className={styles.notice} aria-label="Files of the flows">
      {wrong.length > 0 && (
        <details>
          <summary className={styles.summary}>
            {wrong.length === 1 ? 'A file of the flows was refused' : `${wrong.length} mistakes in files of the flows`}. The last good
            version is shown.
          </summary>
          <ul className={styles.list}>
            {wrong.map(({ file, line, column, message, fix }) => (
              <li key={`${file}:${line}:${column}:${message}`}>
                <code>
                  {file}:{line}:{column}
                </code>
                <span>{message}</span>
                <span className={styles.fix}>{fix}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {wrong.length === 0 && hasNews && (
        <p className={styles.news}>
          This mode was changed.
          <Button look="small" onClick={() => location.reload()}>
            Show it
          </Button>
        </p>
      )}
    </aside>
  )
}

function useBrokenFiles() {
  const [wrong, setWrong] = useState<readonly Diagnostic[]>([])
  const [hasNews, setNews] = useState(false)
  const look = useCallback(() => {
    void ask('GET /api/flows').then((answer) => {
      if (answer.ok) setWrong(answer.data.diagnostics.filter(({ severity }) => severity === 'error'))
    })
  }, [])
  useEffect(look, [look])
  const mode = useLocation().pathname.split('/')[1]
  useChanges((modes) => {
    look()
    if (modes !== 'perhaps all' && mode !== undefined && modes.includes(mode)) setNews(true)
  })
  return { wrong, hasNews }
}
