import type { ModeView } from '../modes/flows-client.ts'
import type { Walk } from '../walk/use-walk.ts'
import { effectWords, placeWords } from './fact-words.ts'
import { FactsNow } from './facts-now.tsx'
import styles from './inspector.module.css'
import { LastDecision } from './last-decision.tsx'

type Props = { readonly view: ModeView; readonly walk: Walk }

/** Why the walk is where it is: the last decision, the facts, the recorded way back and what a shell would do. */
export function Inspector({ view, walk }: Props) {
  const { trail } = walk.context
  return (
    <div className={styles.inspector}>
      <LastDecision why={walk.context.why} facts={walk.context.facts} about={view.about} />
      <FactsNow view={view} walk={walk} />
      <section aria-labelledby="trail">
        <h2 id="trail">Recorded trail</h2>
        {trail.length === 0 && <p className={styles.quiet}>Nothing is recorded yet: back would follow the order of the pages.</p>}
        <ol className={styles.list}>
          {trail.map((place, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step can be recorded twice, and only the end of the list changes
            <li key={index}>{placeWords(place)}</li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="effects">
        <h2 id="effects">Effects</h2>
        <p className={styles.quiet}>What the shell of the app would carry out. Here they are only listed.</p>
        <ol className={styles.list}>
          {walk.effects.map((effect, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
            <li key={index}>{effectWords(effect)}</li>
          ))}
        </ol>
      </section>
    </div>
  )
}
