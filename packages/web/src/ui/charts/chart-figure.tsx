import { type ReactNode, startTransition, useEffect, useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { More } from '../more.tsx'
import type { ChartTable } from './chart-data.ts'
import styles from './chart-figure.module.css'
import { ShortTable } from './short-table.tsx'

type Props = {
  readonly title: string
  readonly about?: ReactNode
  readonly table: ChartTable
  readonly children: ReactNode
  readonly level?: 2 | 3 | undefined
}

/** As many as fit into the frame of the table. Ten years of months come in the frame after it has opened, and not before it answers. */
const rowsAtOnce = 10

/** A chart with its name, what it rests on, and the same in a table. */
export function ChartFigure({ title, about, table, children, level = 2 }: Props) {
  const Heading = `h${level}` as const
  const id = useId()
  const [isOpened, open] = useOpened()
  // What it says changes with each move of a finger, and the figures do not.
  const figures = useMemo(() => <ShortTable {...table} rows={isOpened ? table.rows : table.rows.slice(0, rowsAtOnce)} />, [table, isOpened])
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption className={styles.caption}>
        <Heading className={styles.title} id={id}>
          {title}
        </Heading>
        {about && <p className={styles.about}>{about}</p>}
      </figcaption>
      {children}
      <More title={table.title} onOpened={open}>
        {figures}
      </More>
    </figure>
  )
}

/** On paper all figures are there. */
function useOpened(): readonly [boolean, () => void] {
  const [isOpened, setOpened] = useState(false)
  useEffect(() => {
    const whole = () => flushSync(() => setOpened(true))
    addEventListener('beforeprint', whole)
    return () => removeEventListener('beforeprint', whole)
  }, [])
  return [isOpened, () => requestAnimationFrame(() => startTransition(() => setOpened(true)))]
}
