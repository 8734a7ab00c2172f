import styles from './skip-link.module.css'

/** Leads past the head of a page. It shows itself to people who get to it with the keyboard. */
export function SkipLink({ children }: { readonly children: string }) {
  return (
    <a className={styles.skip} href="#main">
      {children}
    </a>
  )
}
