import { useWords } from '../client/language.ts'
import { consentWords } from '../client/tracking/consent.words.ts'
import styles from './consent-bar.module.css'

/** Asks once whether visits may be shared with advertisers. Nothing is shared before, and both answers are the same size. */
export function ConsentBar({ address }: { readonly address: string }) {
  const { name, ask, privacy, yes, no } = useWords(consentWords)
  return (
    <form className={styles.bar} method="post" action="/consent" aria-label={name}>
      <input type="hidden" name="back" value={address} />
      <p className={styles.ask}>
        {ask} <a href="/privacy">{privacy}</a>
      </p>
      <button type="submit" className={styles.answer} name="answer" value="no">
        {no}
      </button>
      <button type="submit" className={styles.answer} name="answer" value="yes">
        {yes}
      </button>
    </form>
  )
}
