import { type ReactNode, useId } from 'react'
import { More } from '../more.tsx'
import type { ChartTable } from './chart-data.ts'
import styles from './chart-figure.module.css'
import { DataTable } from './data-table.tsx'

type Props = { readonly title: string; readonly about?: ReactNode; readonly table: ChartTable; readonly children: ReactNode }

/** A chart with its name, what it rests on, and the same in a table. */
export function ChartFigure({ title, about, table, children }: Props) {
  const id = useId()
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption className={styles.caption}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {about && <p className={styles.about}>{about}</p>}
      </figcaption>
      {children}
      <More title={table.title}>
        <DataTable {...table} />
      </More>
    </figure>
  )
}
