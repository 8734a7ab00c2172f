import { useEffect, useRef } from 'react'
import { useWords } from '../../client/language.ts'
import { Button } from '../../ui/button.tsx'
import type { FieldProps } from './field-kind.ts'
import { OpenRow } from './open-row.tsx'
import { rowKey } from './row.ts'
import { RemovedLine, RowLine } from './row-line.tsx'
import { rowWords } from './row-words.ts'
import styles from './rows.module.css'
import { rowsWords } from './rows.words.ts'
import { useRemovedHere } from './use-removed-here.ts'
import { useRows } from './use-rows.ts'

/** Rows that are added one by one: the one that is open has its fields, the others are a line each. */
export function RowsInput(props: FieldProps) {
  const { field, id, parts } = props
  const said = useWords(rowsWords)
  const thing = said.things[`${field.record}.${field.column}`] ?? said.other
  const list = useRows(props)
  const removed = useRemovedHere()
  const box = useRef<HTMLDivElement>(null)
  const focusNext = useRef<string>(undefined)
  // Whatever a button opens, closes or takes away: the focus goes on from there, and is never lost.
  useEffect(() => {
    if (focusNext.current === undefined) return
    box.current?.querySelector<HTMLElement>(focusNext.current)?.focus()
    focusNext.current = undefined
  })
  const firstInput = '[data-open] :is(input, select, textarea)'
  const go = (where: string, act: () => void) => () => {
    if (!list.mayLeave()) {
      focusNext.current = '[data-open] [aria-invalid]'
      return
    }
    focusNext.current = where
    act()
  }
  const remove = (key: string) => {
    removed.add(key)
    focusNext.current = `[data-undo="${key}"], [data-add]`
    list.mark(key, true)
  }
  const nameOf = (row: (typeof list.rows)[number]) => rowWords(row, field, parts.words).title || said.unnamed
  const shown = list.all.filter((row) => !row.is_removed || removed.has(rowKey(row)))
  const lines = list.open && !shown.some((row) => rowKey(row) === list.openKey) ? [...shown, list.open] : shown
  const hasOthers = list.rows.some((row) => rowKey(row) !== list.openKey)
  return (
    // The list of errors leads here when nothing was added: on to what there is to fill in.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only passes the focus on
    <div
      ref={box}
      id={id}
      className={styles.rows}
      tabIndex={-1}
      onFocus={({ target, currentTarget }) =>
        target === currentTarget && currentTarget.querySelector<HTMLElement>('input, button')?.focus()
      }
    >
      <ol className={styles.list}>
        {lines.map((row) => {
          const key = rowKey(row)
          if (row.is_removed)
            return (
              <RemovedLine
                key={key}
                name={nameOf(row)}
                rowKey={key}
                onUndo={() => {
                  removed.drop(key)
                  focusNext.current = `[data-change="${key}"]`
                  list.mark(key, false)
                }}
              />
            )
          if (key !== list.openKey)
            return (
              <RowLine
                key={key}
                rowKey={key}
                words={rowWords(row, field, parts.words)}
                onChange={go(firstInput, () => list.show(key))}
                onRemove={() => remove(key)}
              />
            )
          return (
            <OpenRow
              key={key}
              {...props}
              row={row}
              title={thing.title(list.rows.filter((one) => rowKey(one) !== key).length > 0 ? numberOf(lines, key) : 1)}
              wrong={list.openWrong}
              isBlank={list.isOpenBlank}
              hasOthers={hasOthers}
              onSet={(answers) => list.set(key, answers)}
              onDone={go(`[data-change="${key}"]`, () => list.show(null))}
              onRemove={() => (list.isOpenBlank ? go('[data-add]', () => list.show(null))() : remove(key))}
            />
          )
        })}
      </ol>
      {!(list.openKey !== undefined && list.isOpenBlank) && (
        <Button look="small" className={styles.add} data-add="" onClick={go(firstInput, list.begin)}>
          <span aria-hidden="true">+ </span>
          {list.rows.length > 0 ? thing.add : thing.addFirst}
        </Button>
      )}
    </div>
  )
}

function numberOf(rows: readonly Parameters<typeof rowKey>[0][], key: string): number {
  return rows.filter((row) => !row.is_removed).findIndex((row) => rowKey(row) === key) + 1
}
