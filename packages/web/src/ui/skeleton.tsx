import styles from './skeleton.module.css'

/** The shape of what is coming. It shows itself only when that takes a while. */
export function Skeleton({ lines = 3 }: { readonly lines?: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_none, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <span key={index} className={styles.line} />
      ))}
    </div>
  )
}
