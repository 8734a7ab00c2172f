import styles from './badge.module.css'

type Props = { readonly sound: boolean /** True when there is a version that can be walked. */; readonly isLive: boolean }

/** Whether a mode’s files are sound as they stand now. */
export function Badge({ sound, isLive }: Props) {
  if (sound) return <span className={styles.sound}>Sound</span>
  return <span className={styles.broken}>{isLive ? 'Last good' : 'Broken'}</span>
}
