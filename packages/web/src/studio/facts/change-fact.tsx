import type { ResolvedMode } from '@app/engine'
import type { FactValue } from '@app/schemas/flow/condition'
import { type FormEvent, useState } from 'react'
import buttons from '../buttons.module.css'
import fields from '../fields.module.css'
import styles from './change-fact.module.css'

type Props = {
  readonly facts: ResolvedMode['facts']
  readonly onChange: (fact: string, value: FactValue) => void
}

/** Makes a fact so, as if it had changed elsewhere: the person stays where they are. */
export function ChangeFact({ facts, onChange }: Props) {
  const names = Object.keys(facts)
  const [fact, setFact] = useState(names[0] ?? '')
  const [index, setIndex] = useState(0)
  const values = facts[fact]?.values ?? []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const value = values[index]
    if (value !== undefined) onChange(fact, value)
  }
  const choose = (name: string) => {
    setFact(name)
    setIndex(0)
  }
  return (
    <details>
      <summary>Change a fact</summary>
      <form className={styles.form} onSubmit={submit}>
        <div className={fields.field}>
          <label htmlFor="change-fact">Fact</label>
          <select id="change-fact" value={fact} onChange={({ target }) => choose(target.value)}>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <div className={fields.field}>
          <label htmlFor="change-value">Value</label>
          <select id="change-value" value={index} onChange={({ target }) => setIndex(Number(target.value))}>
            {values.map((value, position) => (
              <option key={String(value)} value={position}>
                {String(value)}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className={buttons.quiet}>
          Make it so
        </button>
      </form>
    </details>
  )
}
