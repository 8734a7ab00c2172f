import { addressOf } from '../studio-address.ts'
import type { ListedPersona } from './flows-client.ts'
import styles from './persona-list.module.css'

/** Made-up people; each walks a mode of their own. */
export function PersonaList({ personas }: { readonly personas: readonly ListedPersona[] }) {
  return (
    <section className={styles.personas} aria-labelledby="personas">
      <h2 id="personas">
        Personas <span className={styles.count}>{personas.length}</span>
      </h2>
      <ul>
        {personas.map(({ persona, about, mode }) => (
          <li key={persona}>
            <h3>
              <a href={addressOf(mode, persona)}>{persona}</a>
            </h3>
            <code>{mode}</code>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
