import type { Words } from '@app/schemas/language'
import { useState } from 'react'
import { useWords } from '../../client/language.ts'
import { Button } from '../button.tsx'
import { useNarrow } from '../use-narrow.ts'
import type { ChartTable } from './chart-data.ts'
import { DataTable } from './data-table.tsx'

const words: Words<{ readonly every: string; readonly few: string }> = {
  en: { every: 'Show every column', few: 'Show fewer columns' },
  es: { every: 'Mostrar todas las columnas', few: 'Mostrar menos columnas' },
}

/** Many rows as a table. Where it is too narrow for its columns, a line for each row with the few that matter, and the others when asked for. */
export function ShortTable({ few, ...table }: ChartTable) {
  const said = useWords(words)
  const isNarrow = useNarrow()
  const [isWhole, setWhole] = useState(false)
  if (!few || !isNarrow) return <DataTable {...table} />
  const some = (row: readonly string[]) => few.map((index) => row[index] ?? '')
  return (
    <>
      <p>
        <Button look="small" onClick={() => setWhole(!isWhole)}>
          {isWhole ? said.few : said.every}
        </Button>
      </p>
      <DataTable {...table} {...(!isWhole && { columns: some(table.columns), rows: table.rows.map(some) })} />
    </>
  )
}
