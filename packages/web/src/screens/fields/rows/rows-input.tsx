import { useRef } from 'react'
import { useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import type { FieldProps } from '../field-kind.ts'
import { OpenRow } from './open-row.tsx'
import { type Row, rowKey } from './row.ts'
import { RemovedLine, RowLine } from './row-line.tsx'
import { rowWords } from './row-words.ts'
import styles from './rows.module.css'
import { rowsWords } from './rows.words.ts'
import { useNextFocus } from './use-next-focus.ts'
import { useRemovedHere } from './use-removed-here.ts'
import { useRows } from './use-rows.ts'

const firstInput = '[data-open] :is(input, select, textarea)'

/** Rows that are added one by one: the one that is open has its fields, the others are a line each. */
export function RowsInput(props: FieldProps) {
  const { field, id } = props
  const said = useWords(rowsWords)
  const thing = said.things[`${field.record}.${field.column}`] ?? said.other
  const list = useRows(props)
  const box = useRef<HTMLDivElement>(null)
  const focusNext = useNextFocus(box)
  const isEmptyOpen = list.openKey !== undefined && list.isOpenBlank
  /** Leaves the open row, or shows what is missing in it. */
  const leave = (where: string, act: () => void) => {
    const mayGo = list.mayLeave()
    focusNext(mayGo ? where : '[data-open] [aria-invalid]')
    if (mayGo) act()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list of errors leads here when nothing was added, and the focus goes on
    <div
      ref={box}
      id={id}
      className={styles.rows}
      tabIndex={-1}
      onFocus={({ target, currentTarget }) =>
        target === currentTarget && currentTarget.querySelector<HTMLElement>('input, button')?.focus()
      }
    >
      <Lines {...props} list={list} titleOf={thing.title} leave={leave} focusNext={focusNext} />
      {!isEmptyOpen && (
        <Button look="small" className={styles.add} data-add="" onClick={() => leave(firstInput, list.begin)}>
          <span aria-hidden="true">+ </span>
          {list.rows.length > 0 ? thing.add : thing.addFirst}
        </Button>
      )}
    </div>
  )
}

type LinesProps = FieldProps & {
  readonly list: ReturnType<typeof useRows>
  readonly titleOf: (number: number) => string
  readonly leave: (where: string, act: () => void) => void
  readonly focusNext: (selector: string) => void
}

function Lines({ list, titleOf, leave, focusNext, ...props }: LinesProps) {
  const { unnamed } = useWords(rowsWords)
  const wordsOf = (row: Row) => {
    const words = rowWords(row, props.field, props.parts.words)
    return { ...words, title: words.title || unnamed }
  }
  const { lines, remove, undo } = useLines(list, focusNext)
  const close = (key: string) => (list.isOpenBlank ? leave('[data-add]', () => list.show(null)) : remove(key))
  const here = lines.filter((row) => !row.is_removed)
  if (lines.length === 0) return null
  return (
    <ol className={styles.list}>
      {lines.map((row) => {
        const key = rowKey(row)
        const shared = { rowKey: key, words: wordsOf(row) }
        if (row.is_removed) return <RemovedLine key={key} {...shared} onUndo={() => undo(key)} />
        if (key !== list.openKey)
          return <RowLine key={key} {...shared} onChange={() => leave(firstInput, () => list.show(key))} onRemove={() => remove(key)} />
        return (
          <OpenRow
            key={key}
            {...props}
            row={row}
            title={titleOf(here.indexOf(row) + 1)}
            wrong={list.openWrong}
            isBlank={list.isOpenBlank}
            hasOthers={here.length > 1}
            onSet={(answers) => list.set(key, answers)}
            onDone={() => leave(`[data-change="${key}"]`, () => list.show(null))}
            onRemove={() => close(key)}
          />
        )
      })}
    </ol>
  )
}

/** The rows that are shown: also those removed on this visit, which can be taken back, and a new one that is open. */
function useLines(list: LinesProps['list'], focusNext: LinesProps['focusNext']) {
  const removed = useRemovedHere()
  const shown = list.all.filter((row) => !row.is_removed || removed.has(rowKey(row)))
  const isNew = list.open && !shown.some((row) => rowKey(row) === list.openKey)
  const lines = list.open && isNew ? [...shown, list.open] : shown
  const remove = (key: string) => {
    removed.add(key)
    focusNext(`[data-undo="${key}"]`)
    list.mark(key, true)
  }
  const undo = (key: string) => {
    removed.drop(key)
    focusNext(`[data-change="${key}"]`)
    list.mark(key, false)
  }
  return { lines, remove, undo }
}
