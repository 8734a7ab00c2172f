import { useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import type { RowWords } from './row-words.ts'
import styles from './rows.module.css'
import { rowsWords } from './rows.words.ts'

type LineProps = {
  readonly rowKey: string
  readonly words: RowWords
  readonly onChange: () => void
  readonly onRemove: () => void
}

/** A row that is whole, in one line. */
export function RowLine({ rowKey, words: { title, details }, onChange, onRemove }: LineProps) {
  const said = useWords(rowsWords)
  return (
    <li className={styles.line}>
      <p className={styles.words}>
        <span className={styles.title}>{title}</span>
        {details && <span className={styles.details}>{details}</span>}
      </p>
      <span className={styles.actions}>
        <Button look="word" data-change={rowKey} aria-label={`${said.change}: ${title}`} onClick={onChange}>
          {said.change}
        </Button>
        <Button look="word" aria-label={`${said.remove}: ${title}`} onClick={onRemove}>
          {said.remove}
        </Button>
      </span>
    </li>
  )
}

type RemovedProps = Pick<LineProps, 'rowKey' | 'words'> & { readonly onUndo: () => void }

/** A row that was just taken away. */
export function RemovedLine({ rowKey, words: { title }, onUndo }: RemovedProps) {
  const said = useWords(rowsWords)
  return (
    <li className={styles.line}>
      <p className={styles.details} role="status">
        {said.removed(title)}
      </p>
      <Button look="word" data-undo={rowKey} aria-label={`${said.undo}: ${said.removed(title)}`} onClick={onUndo}>
        {said.undo}
      </Button>
    </li>
  )
}
