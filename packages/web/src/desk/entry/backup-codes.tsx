import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { PlainFrame } from '../frame/plain-frame.tsx'
import styles from './entry.module.css'
import { words } from './entry.words.ts'

/** The backup codes, this once: they can be copied and printed, and the page goes on when that is done. */
export function BackupCodes({ codes, onSaved }: { readonly codes: readonly string[]; readonly onSaved: () => void }) {
  const [news, setNews] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setNews(words.copied)
    } catch {
      setNews(words.notCopied)
    }
  }
  return (
    <PlainFrame title={words.backup}>
      <p>{words.backupText}</p>
      <ol className={styles.codes} aria-label={words.backupCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.key}>{code}</code>
          </li>
        ))}
      </ol>
      <p role="status">{news}</p>
      <div className={styles.buttons}>
        <Button look="small" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button look="small" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      <Button className={styles.start} onClick={onSaved}>
        {words.saved}
      </Button>
    </PlainFrame>
  )
}
