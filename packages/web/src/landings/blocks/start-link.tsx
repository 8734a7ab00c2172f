import styles from './start-link.module.css'

/** The one thing to do on the page. A link: it works before anything else has come. */
export function StartLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className={styles.start} href={href}>
      {children}
    </a>
  )
}
