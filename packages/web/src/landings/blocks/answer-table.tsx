import styles from './answer-table.module.css'

type Props = { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }

/** The figures of a drawing, for whoever would rather read them. */
export function AnswerTable({ columns, rows }: Props) {
  return (
    <details className={styles.more}>
      <summary className={styles.open}>The same as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys */}
      <section className={styles.scroll} tabIndex={0} aria-label="The same as a table">
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...others]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {others.map((value, at) => (
                  <td key={columns[at + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
