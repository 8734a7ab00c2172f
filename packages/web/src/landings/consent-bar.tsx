import styles from './consent-bar.module.css'

/** Asks once whether visits may be shared with advertisers. Nothing is shared before, and both answers are the same size. */
export function ConsentBar({ address }: { readonly address: string }) {
  return (
    <form className={styles.bar} method="post" action="/consent" aria-label="Advertising">
      <input type="hidden" name="back" value={address} />
      <p className={styles.ask}>
        May we tell the companies that show our advertisements that you came? Never who you are. The site works the same without it.{' '}
        <a href="/privacy">Privacy</a>
      </p>
      <button type="submit" className={styles.answer} name="answer" value="no">
        No
      </button>
      <button type="submit" className={styles.answer} name="answer" value="yes">
        Yes
      </button>
    </form>
  )
}
