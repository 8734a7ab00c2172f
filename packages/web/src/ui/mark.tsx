import styles from './mark.module.css'

/** The one jar, in front of the name. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.sun} d="M5 13h14v5.5a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 18.5Z" />
      <path className={styles.line} d="M7.5 3v2.5Q5 6.5 5 9.5v9A2.5 2.5 0 0 0 7.5 21h9a2.5 2.5 0 0 0 2.5-2.5v-9q0-3-2.5-4V3M6 3h12" />
    </svg>
  )
}
