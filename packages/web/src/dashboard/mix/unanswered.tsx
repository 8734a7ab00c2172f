import { useWords } from '../../client/language.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from '../frame/parts.module.css'
import { words } from './mix.words.ts'

/** What is missing before a mix can be suggested, and where it is asked. */
export function Unanswered() {
  const said = useWords(words)
  return (
    <>
      <p>{said.unanswered}</p>
      <PlaceLink className={styles.more} place="investor-questions">
        {said.answer}
      </PlaceLink>
    </>
  )
}
