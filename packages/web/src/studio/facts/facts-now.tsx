import type { FactValue } from '@app/schemas/flow/condition'
import type { ModeView } from '../modes/flows-client.ts'
import { changedFacts, type Walk } from '../walk/use-walk.ts'
import { ChangeFact } from './change-fact.tsx'
import { factWords } from './fact-words.ts'
import styles from './facts-now.module.css'

type Props = { readonly view: ModeView; readonly walk: Walk }

/** Everything the engine knows about the person now; what the last move changed comes first and is marked. */
export function FactsNow({ view: { resolved, about }, walk }: Props) {
  const { facts } = walk.context
  const changed = changedFacts(walk)
  const names = [...new Set([...Object.keys(resolved.facts), ...Object.keys(facts)])].sort()
  const known = names.filter((fact) => facts[fact] !== undefined && !changed.has(fact))
  const unknown = names.filter((fact) => facts[fact] === undefined && !changed.has(fact))
  return (
    <section className={styles.facts} aria-labelledby="facts">
      <h2 id="facts">Facts now</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Fact</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {[...changed].map((fact) => (
            <FactRow key={fact} fact={fact} value={facts[fact]} about={about[fact]} isChanged />
          ))}
          {known.map((fact) => (
            <FactRow key={fact} fact={fact} value={facts[fact]} />
          ))}
        </tbody>
      </table>
      {unknown.length > 0 && (
        <details>
          <summary>{unknown.length} not known yet</summary>
          <p>{unknown.join(', ')}</p>
        </details>
      )}
      {!walk.hasLeft && (
        <ChangeFact facts={resolved.facts} onChange={(fact, value) => walk.send({ type: 'FACTS', facts: { [fact]: value } })} />
      )}
    </section>
  )
}

type RowProps = {
  readonly fact: string
  readonly value: FactValue | undefined
  readonly about?: string | undefined
  readonly isChanged?: boolean
}

function FactRow({ fact, value, about, isChanged = false }: RowProps) {
  return (
    <tr className={isChanged ? styles.changed : undefined}>
      <th scope="row">
        <code>{fact}</code>
        {about && <span className={styles.about}>{about}</span>}
      </th>
      <td>
        {factWords(value)}
        {isChanged && <span className={styles.mark}>changed</span>}
      </td>
    </tr>
  )
}
