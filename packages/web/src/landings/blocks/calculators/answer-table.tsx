import { DataTable } from '../../../ui/charts/data-table.tsx'
import styles from './answer-table.module.css'

type Props = { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }

const title = 'The same as a table'

/** The figures of a chart, for people who would rather read them. */
export function AnswerTable({ columns, rows }: Props) {
  return (
    <details className={styles.more}>
      <summary className={styles.open}>{title}</summary>
      <div className={styles.inside}>
        <DataTable title={title} columns={columns} rows={rows} />
      </div>
    </details>
  )
}
