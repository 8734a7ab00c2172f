import { dayOf } from '@app/schemas/rules/days/days'
import { useEffect, useRef, useState } from 'react'
import type { Typed } from '../../../client/walk/drafts.ts'
import { usePaper } from '../../paper.ts'
import type { FieldProps } from '../field-kind.ts'
import { isBlank, type Row, rowKey, rowsOf, rowWrong } from './row.ts'
import { useBroughtEmployer } from './use-brought-employer.ts'

/** What a list of rows can do: one row is open at a time, and every key stroke is saved. */
export function useRows({ field, value, onChange, wrong, others, parts }: FieldProps) {
  const isOnPaper = usePaper() !== undefined
  const all = rowsOf(value)
  const rows = all.filter((row) => !row.is_removed)
  const reading = { today: dayOf(new Date()), others }
  const wrongOf = (row: Row) => rowWrong(row, field, reading, parts.read)
  const isWhole = (row: Row) => Object.keys(wrongOf(row)).length === 0

  const fresh = useRef(crypto.randomUUID())
  // Nothing chosen yet: what is not whole is open; where something is needed and there is nothing, an empty row is.
  const [chosen, setChosen] = useState<string | null>()
  const [tried, setTried] = useState<{ readonly key: string; readonly columns: readonly string[] }>()
  const first = rows.find((row) => !isBlank(row, field) && !isWhole(row))
  const isFresh = chosen === fresh.current || (chosen === undefined && rows.length === 0 && (!field.optional || isOnPaper))
  const known = rows.find((row) => rowKey(row) === chosen) ?? (chosen === undefined ? first : undefined)
  const openKey = known ? rowKey(known) : isFresh ? fresh.current : undefined
  const open: Row | undefined = known ?? (isFresh ? { row: fresh.current } : undefined)

  // The page found something wrong in a row: that one opens.
  const [pageWrong] = Object.keys(wrong)
  const wrongKey = pageWrong && rows.map(rowKey).find((key) => pageWrong.startsWith(`${key}-`))
  useEffect(() => {
    if (wrongKey !== undefined) setChosen(wrongKey)
  }, [wrongKey])

  const set = (key: string, answers: Typed) => {
    setChosen(key)
    const isThere = all.some((row) => rowKey(row) === key)
    onChange(isThere ? all.map((row) => (rowKey(row) === key ? { ...row, ...answers } : row)) : [...all, { row: key, ...answers }])
  }
  useBroughtEmployer(field, rows, (answers) => set(fresh.current, answers))
  const begin = () => {
    fresh.current = crypto.randomUUID()
    setChosen(fresh.current)
  }
  /** Whether the open row may be left: an empty one goes, one that is not whole says what is missing. */
  const mayLeave = (): boolean => {
    if (!open || openKey === undefined) return true
    const columns = isBlank(open, field) ? [] : Object.keys(wrongOf(open))
    setTried({ key: openKey, columns })
    return columns.length === 0
  }
  const ownWrong = (): Readonly<Record<string, string>> => {
    if (!open || openKey === undefined) return {}
    const now = wrongOf(open)
    const isTold = (column: string) => `${openKey}-${column}` in wrong || (tried?.key === openKey && tried.columns.includes(column))
    return Object.fromEntries(Object.entries(now).filter(([column]) => isTold(column)))
  }
  return {
    all,
    rows,
    open,
    openKey,
    openWrong: ownWrong(),
    isOpenBlank: open === undefined || isBlank(open, field),
    set,
    begin,
    mayLeave,
    show: (key: string | null) => setChosen(key),
    mark: (key: string, isRemoved: boolean) => {
      if (isRemoved && key === openKey) setChosen(null)
      onChange(all.map((row) => (rowKey(row) === key ? { ...row, is_removed: isRemoved } : row)))
    },
  }
}
