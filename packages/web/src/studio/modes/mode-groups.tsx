import { addressOf } from '../studio-address.ts'
import { Badge } from './badge.tsx'
import type { ListedMode } from './flows-client.ts'
import styles from './mode-groups.module.css'

const families = {
  rollover: 'Move money to an IRA',
  search: 'Search for accounts',
  concierge: 'Let a person do it',
  loan: 'Borrow',
  dashboard: 'From the dashboard',
} as const satisfies Record<ListedMode['family'], string>

/** The modes under the heading of their family. */
export function ModeGroups({ modes }: { readonly modes: readonly ListedMode[] }) {
  return Object.entries(families).map(([family, heading]) => {
    const own = modes.filter((mode) => mode.family === family)
    return (
      own.length > 0 && (
        <section key={family} className={styles.group} aria-labelledby={`family-${family}`}>
          <h2 id={`family-${family}`}>
            {heading} <span className={styles.count}>{own.length}</span>
          </h2>
          <ul>
            {own.map((mode) => (
              <ModeRow key={mode.mode} mode={mode} />
            ))}
          </ul>
        </section>
      )
    )
  })
}

function ModeRow({ mode: { mode, title, sound, version, steps, side, states } }: { readonly mode: ListedMode }) {
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <a href={addressOf(mode)}>{title}</a>
        <code>{mode}</code>
      </div>
      {version === null ? (
        <p className={styles.numbers}>no version was sound yet</p>
      ) : (
        <p className={styles.numbers}>
          <span>{count(steps, 'step')}</span>
          <span>{side} side</span>
          <span>{count(states, 'state')}</span>
        </p>
      )}
      <Badge sound={sound} isLive={version !== null} />
    </li>
  )
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}
