import { useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './search-terms.module.css'
import { searchTermsWords } from './search-terms.words.ts'

type Props = { readonly name: string; readonly details?: string; readonly onRemove: () => void }

/** One thing that is searched for, and the way to take it off. */
export function TermLine({ name, details, onRemove }: Props) {
  const { remove } = useWords(searchTermsWords)
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        {name}
        {details && <span className={styles.details}> {details}</span>}
      </span>
      <Button look="word" aria-label={`${remove}: ${name}`} onClick={onRemove}>
        {remove}
      </Button>
    </li>
  )
}
