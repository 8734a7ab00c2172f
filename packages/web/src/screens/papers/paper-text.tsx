import styles from './paper-text.module.css'

type Section = { readonly title: string; readonly text: string }

/** All words of a paper, which are English on every page. What is long is scrolled, by keyboard too; on paper it is whole. */
export function PaperText({ label, sections }: { readonly label: string; readonly sections: readonly Section[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys
    <section className={styles.text} lang="en" tabIndex={0} aria-label={label}>
      {sections.map(({ title, text }) => (
        <div key={title}>
          <h4 className={styles.heading}>{title}</h4>
          <p>{text}</p>
        </div>
      ))}
    </section>
  )
}
