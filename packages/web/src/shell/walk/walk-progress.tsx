import { useWords, type Words } from '../../client/language.ts'
import type { WalkProgress as Shown } from './use-progress.ts'
import styles from './walk-progress.module.css'

type Own = {
  readonly name: string
  readonly page: (at: number, of: number) => string
  readonly left: (minutes: number) => string
}

const words: Words<Own> = {
  en: {
    name: 'Progress',
    page: (at, of) => `Page ${at} of about ${of}`,
    left: (minutes) => (minutes === 1 ? 'a minute left' : `${minutes} min left`),
  },
  es: {
    name: 'Progreso',
    page: (at, of) => `Página ${at} de unas ${of}`,
    left: (minutes) => (minutes === 1 ? 'falta un minuto' : `faltan ${minutes} min`),
  },
}

/** How far a person is on their own way, in words that are also spoken when they go on. */
export function WalkProgress({ at, of, fraction, minutes }: Shown) {
  const said = useWords(words)
  const text = `${said.page(at, of)} · ${said.left(minutes)}`
  return (
    <div className={styles.progress}>
      <p className={styles.text} role="status">
        {text}
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={said.name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(fraction * 100)}
        aria-valuetext={text}
      >
        <div className={styles.done} style={{ inlineSize: `${fraction * 100}%` }} />
      </div>
    </div>
  )
}
