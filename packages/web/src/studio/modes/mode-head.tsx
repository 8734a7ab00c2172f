import { Badge } from './badge.tsx'
import { Diagnostics } from './diagnostics.tsx'
import type { ModeView } from './flows-client.ts'
import styles from './mode-head.module.css'

/** The name of a mode, whether its files are sound, and what is proven of the version that is walked. */
export function ModeHead({ view: { resolved, sound, proofs, states, diagnostics } }: { readonly view: ModeView }) {
  return (
    <header className={styles.head}>
      <p className={styles.crumb}>
        <a href="/dev/flows">All modes</a>
      </p>
      <div className={styles.title}>
        <h1>{resolved.title}</h1>
        <Badge sound={sound} isLive />
      </div>
      <p className={styles.facts}>
        <code>{resolved.mode}</code> · version <code>{resolved.version}</code>
      </p>
      <details>
        <summary>Proven over {states} combinations of place and facts</summary>
        <ol>
          {proofs.map(({ number, claim, looked }) => (
            <li key={number}>
              {claim} <span className={styles.looked}>({looked})</span>
            </li>
          ))}
        </ol>
      </details>
      {diagnostics.length > 0 && <Diagnostics diagnostics={diagnostics} />}
    </header>
  )
}
