import styles from '../start-link.module.css'

/** For pages that ask before they do something: it sends nothing but itself, to the address of the page. */
export function PressButton({ children }: { readonly children: string }) {
  return (
    <form method="post">
      <button type="submit" className={styles.start}>
        {children}
      </button>
    </form>
  )
}
