import { Card } from '../card.tsx'
import { Facts } from '../facts.tsx'
import { useNarrow } from '../use-narrow.ts'
import type { ChartTable } from './chart-data.ts'
import { DataTable } from './data-table.tsx'
import own from './fitting-table.module.css'

/** A few rows as a table; where it is too narrow for the columns, a card for each row with the same figures. */
export function FittingTable(table: ChartTable) {
  if (!useNarrow()) return <DataTable {...table} />
  const { title, columns, rows } = table
  return (
    <ul className={own.rows} aria-label={title}>
      {rows.map(([name = '', ...values]) => (
        <li key={[name, ...values].join(' ')}>
          <Card title={name} level={3}>
            <Facts facts={values.flatMap((value, index) => (value === '' ? [] : [{ name: columns[index + 1] ?? '', value }]))} />
          </Card>
        </li>
      ))}
    </ul>
  )
}
