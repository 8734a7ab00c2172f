import type { FactValue } from '@app/schemas/flow/condition'
import styles from '../fields.module.css'

type Props = {
  readonly fact: string
  readonly about: string | undefined
  readonly values: readonly FactValue[]
  readonly value: unknown
  readonly onFind: (fact: string, value: FactValue | undefined) => void
}

/** A fact that the service may learn by the work of this step: what it is to find. */
export function FindingField({ fact, about, values, value, onFind }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={`find-${fact}`}>
        <code>{fact}</code>
      </label>
      {about && <p className={styles.help}>{about}</p>}
      <select
        id={`find-${fact}`}
        value={values.map(String).indexOf(String(value))}
        onChange={({ target }) => onFind(fact, values[Number(target.value)])}
      >
        {values.map((one, index) => (
          <option key={String(one)} value={index}>
            {String(one)}
          </option>
        ))}
      </select>
    </div>
  )
}
