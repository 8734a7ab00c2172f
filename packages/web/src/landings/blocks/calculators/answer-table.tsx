import { useWords } from '../../../client/language.ts'
import { DataTable } from '../../../ui/charts/data-table.tsx'
import styles from './answer-table.module.css'
import { calculatorWords } from './calculator.words.ts'

type Props = { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }

/** The figures of a chart, for people who would rather read them. */
export function AnswerTable({ columns, rows }: Props) {
  const { table } = useWords(calculatorWords)
  return (
    <details className={styles.more}>
      <summary className={styles.open}>{table}</summary>
      <div className={styles.inside}>
        <DataTable title={table} columns={columns} rows={rows} hasNamesAbove />
      </div>
    </details>
  )
}
