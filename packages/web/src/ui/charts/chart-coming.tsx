import styles from './chart-coming.module.css'
import figure from './chart-figure.module.css'

/** A chart before it is drawn: what it is called and what it says, with its room. */
export function ChartComing({ title, about }: { readonly title: string; readonly about: string }) {
  return (
    <section className={figure.figure}>
      <div className={figure.caption}>
        <h2 className={figure.title}>{title}</h2>
        <p className={figure.about}>{about}</p>
      </div>
      <div className={styles.coming} aria-hidden="true" />
    </section>
  )
}
