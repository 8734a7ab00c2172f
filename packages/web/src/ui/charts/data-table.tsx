import type { ChartTable } from './chart-data.ts'
import styles from './data-table.module.css'

type Props = Omit<ChartTable, 'few'> & {
  /** Where the page is narrow, the name of a row stands above its figures: for up to four of them. */
  readonly hasNamesAbove?: boolean
}

/** Figures in rows and columns. On a narrow page it scrolls by itself, with the keyboard too; the page does not. */
export function DataTable({ title, columns, rows, hasNamesAbove = false }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys
    <section className={styles.scroll} tabIndex={0} aria-label={title}>
      <table className={hasNamesAbove ? `${styles.table} ${styles.namesAbove}` : styles.table}>
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
          {rows.map(([first = '', ...others]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {others.map((value, index) => (
                <td key={columns[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
