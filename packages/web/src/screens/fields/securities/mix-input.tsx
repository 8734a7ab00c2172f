import { mostEntries } from '@app/schemas/rules/investing/portfolio-weights'
import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { Button } from '../../../ui/button.tsx'
import { percentWords } from '../../../ui/charts/share-bars.tsx'
import { describedBy } from '../../../ui/fields/field-frame.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import type { Security } from '../../data/money/portfolio.ts'
import { Combobox } from '../combobox/combobox.tsx'
import { useFound } from '../combobox/use-found.ts'
import type { FieldProps } from '../field-kind.ts'
import { type MixRow, mixRows, restBps } from './mix.ts'
import styles from './securities.module.css'
import { words } from './securities.words.ts'

type Props = Pick<FieldProps, 'id' | 'value' | 'onChange' | 'error' | 'wrong'> & {
  readonly field: Pick<FieldProps['field'], 'help' | 'why'>
}

/** A mix of one’s own: funds looked for by name or symbol, each with its share, and what is left to assign. */
export function MixInput({ field, id, value, onChange, error, wrong }: Props) {
  const said = useWords(words)
  const rows = mixRows(value)
  const change = (index: number, weight: string) => onChange(rows.map((row, at) => (at === index ? { ...row, weight } : row)))
  const remove = (index: number) => onChange(rows.filter((_row, at) => at !== index))
  return (
    <div className={styles.mix}>
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row, index) => (
            <ShareRow
              key={row.id}
              row={row}
              id={`${id}-${index}`}
              error={wrong[String(index)]}
              onChange={(weight) => change(index, weight)}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      {rows.length < mostEntries && (
        <FundSearch
          id={id}
          described={describedBy(id, { ...field, error })}
          isWrong={error !== undefined}
          label={rows.length === 0 ? said.first : said.another}
          known={rows}
          onPick={({ id: fund, name }) => onChange([...rows, { id: fund, name, weight: '' }])}
        />
      )}
      <p className={styles.rest} role="status">
        {rows.length > 0 ? restWords(restBps(rows), said) : ''}
      </p>
    </div>
  )
}

type RowProps = {
  readonly row: MixRow
  readonly id: string
  readonly error: string | undefined
  readonly onChange: (weight: string) => void
  readonly onRemove: () => void
}

function ShareRow({ row, id, error, onChange, onRemove }: RowProps) {
  const { share, remove, removeOne } = useWords(words)
  return (
    <li className={styles.row}>
      <label htmlFor={id} className={styles.fund}>
        {row.name} <span className={styles.symbol}>{row.id}</span>
        <span className={styles.shareWord}>{share}</span>
      </label>
      <TextInput
        id={id}
        inputMode="decimal"
        trail="%"
        width="year"
        autoComplete="off"
        value={row.weight}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button look="quiet" aria-label={removeOne(row.name)} onClick={onRemove}>
        {remove}
      </Button>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </li>
  )
}

type SearchProps = {
  readonly id: string
  readonly described: string | undefined
  readonly isWrong: boolean
  readonly label: string
  readonly known: readonly MixRow[]
  readonly onPick: (fund: Security) => void
}

const mostFound = 8

function FundSearch({ id, described, isWrong, label, known, onPick }: SearchProps) {
  const said = useWords(words)
  const [typed, setTyped] = useState('')
  const found = useFound(typed, search)
  const funds = found?.rows.filter((fund) => !known.some((row) => row.id === fund.id)).slice(0, mostFound) ?? []
  const none = found?.hasFailed ? said.failed : said.none
  return (
    <div className={styles.search}>
      <label htmlFor={id}>{label}</label>
      <Combobox
        id={id}
        label={label}
        value={typed}
        onType={setTyped}
        choices={funds.map((fund) => ({
          key: fund.id,
          text: fund.name,
          note: [fund.symbol, fund.asset_class_name, said.costs(fund.expense_ratio), said.sample].join(' · '),
          onPick: () => {
            onPick(fund)
            setTyped('')
          },
        }))}
        status={found && funds.length === 0 ? none : undefined}
        describedBy={described}
        isWrong={isWrong}
        isRequired={false}
      />
      {found && funds.length === 0 && <p className={styles.none}>{none}</p>}
    </div>
  )
}

async function search(text: string, signal: AbortSignal) {
  const answer = await ask('GET /api/v1/portfolios/securities/', { query: { name__prefix: text.slice(0, 80) }, signal })
  return answer.ok ? done(answer.data.results) : answer
}

function restWords(rest: number, { whole, left, over }: (typeof words)['en']): string {
  if (rest === 0) return whole
  const percent = percentWords(Math.abs(rest) / 100)
  return rest > 0 ? left(percent) : over(percent)
}
