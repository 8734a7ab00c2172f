import type { BlockProps } from './block-props.ts'
import styles from './comparison.module.css'
import { Heading } from './heading.tsx'

/** Ways side by side. On a narrow screen each way keeps its name in every cell. */
export function Comparison({ block, headingId }: BlockProps<'comparison'>) {
  return (
    <>
      <Heading id={headingId} title={block.title} lead={block.lead} />
      <table className={styles.table} aria-labelledby={headingId}>
        <thead>
          <tr>
            <td />
            {block.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, at) => (
                <td key={block.columns[at]}>
                  <span className={styles.column} aria-hidden="true">
                    {block.columns[at]}
                  </span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
