import { dayOf } from '@app/schemas/rules/days/days'
import { useEffect, useRef, useState } from 'react'
import type { Typed } from '../../../client/walk/drafts.ts'
import { usePaper } from '../../paper.ts'
import type { FieldProps } from '../field-kind.ts'
import type { ShownField } from '../shown-field.ts'
import { isBlank, type Row, rowKey, rowsOf, rowWrong } from './row.ts'
import { useBroughtEmployer } from './use-brought-employer.ts'

/** What a list of rows can do: one row is open at a time, and every key stroke is saved. */
export function useRows({ field, value, onChange, wrong, others, parts }: FieldProps) {
  const all = rowsOf(value)
  const rows = all.filter((row) => !row.is_removed)
  const reading = { today: dayOf(new Date()), others }
  const wrongOf = (row: Row) => rowWrong(row, field, reading, parts.read)
  const { open, show, begin, freshKey } = useOpenRow(rows, { field, wrong, wrongOf })
  const openKey = open && rowKey(open)
  const leaving = useLeaving(open, { field, wrong, wrongOf })

  const set = (key: string, answers: Typed) => {
    show(key)
    const isThere = all.some((row) => rowKey(row) === key)
    onChange(isThere ? all.map((row) => (rowKey(row) === key ? { ...row, ...answers } : row)) : [...all, { row: key, ...answers }])
  }
  useBroughtEmployer(field, rows, (answers) => set(freshKey(), answers))
  const mark = (key: string, isRemoved: boolean) => {
    if (isRemoved && key === openKey) show(null)
    onChange(all.map((row) => (rowKey(row) === key ? { ...row, is_removed: isRemoved } : row)))
  }
  const isOpenBlank = open === undefined || isBlank(open, field)
  return { all, rows, open, openKey, isOpenBlank, set, begin, show, mark, ...leaving }
}

type Wrong = Readonly<Record<string, string>>
type Judged = {
  readonly field: ShownField
  /** What the page has found wrong, by row and column. */
  readonly wrong: Wrong
  readonly wrongOf: (row: Row) => Wrong
}

/** Until a row is chosen, the first that is not whole is open; where something is needed and there is nothing, an empty one is. */
function useOpenRow(rows: readonly Row[], { field, wrong, wrongOf }: Judged) {
  const isOnPaper = usePaper() !== undefined
  const fresh = useRef(crypto.randomUUID())
  const [chosen, setChosen] = useState<string | null>()
  const isUnfinished = (row: Row) => !isBlank(row, field) && Object.keys(wrongOf(row)).length > 0
  const known = chosen === undefined ? rows.find(isUnfinished) : rows.find((row) => rowKey(row) === chosen)
  const isFresh = chosen === fresh.current || (chosen === undefined && rows.length === 0 && (!field.optional || isOnPaper))
  const open: Row | undefined = known ?? (isFresh ? { row: fresh.current } : undefined)

  // The page found something wrong in a row: that one opens.
  const [pageWrong] = Object.keys(wrong)
  const wrongKey = pageWrong && rows.map(rowKey).find((key) => pageWrong.startsWith(`${key}-`))
  useEffect(() => {
    if (wrongKey !== undefined) setChosen(wrongKey)
  }, [wrongKey])

  const begin = () => {
    fresh.current = crypto.randomUUID()
    setChosen(fresh.current)
  }
  return { open, begin, show: (key: string | null) => setChosen(key), freshKey: () => fresh.current }
}

/** An empty row may be left, and goes; one that is not whole says what is missing, and nothing before that. */
function useLeaving(open: Row | undefined, { field, wrong, wrongOf }: Judged) {
  const [tried, setTried] = useState<{ readonly key: string; readonly columns: readonly string[] }>()
  if (!open) return { openWrong: {}, mayLeave: () => true }
  const key = rowKey(open)
  const isSaid = (column: string) => `${key}-${column}` in wrong || (tried?.key === key && tried.columns.includes(column))
  const now = wrongOf(open)
  const mayLeave = (): boolean => {
    const columns = isBlank(open, field) ? [] : Object.keys(now)
    setTried({ key, columns })
    return columns.length === 0
  }
  return { openWrong: Object.fromEntries(Object.entries(now).filter(([column]) => isSaid(column))), mayLeave }
}
