import { useWords, type Words } from '../../client/language.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './stage-list.module.css'

export type StageState = 'done' | 'now' | 'problem' | 'ahead'
export type Stage = { readonly id: string; readonly title: string; readonly state: StageState; readonly detail?: string | undefined }

const words: Words<Readonly<Record<StageState, string>>> = {
  en: { done: 'Done', now: 'Now', problem: 'Needs attention', ahead: 'Not yet' },
  es: { done: 'Hecho', now: 'Ahora', problem: 'Necesita atención', ahead: 'Todavía no' },
}

/** Stages in order: which are behind, which one it is at, and which are to come. */
export function StageList({ label, stages }: { readonly label: string; readonly stages: readonly Stage[] }) {
  const said = useWords(words)
  return (
    <ol className={styles.stages} aria-label={label}>
      {stages.map(({ id, title, state, detail }) => (
        <li
          key={id}
          className={`${styles.stage} ${styles[state]}`}
          aria-current={state === 'now' || state === 'problem' ? 'step' : undefined}
        >
          <Sign state={state} />
          <span className={styles.words}>
            <span className={styles.title}>
              {title}
              <VisuallyHidden>: {said[state]}</VisuallyHidden>
            </span>
            {detail && <span className={styles.detail}>{detail}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

const signStyles = { done: styles.signDone, now: styles.signNow, problem: styles.signProblem, ahead: '' }

/** The sign of a state, for those who see it: the words stand beside it. */
export function Sign({ state }: { readonly state: StageState }) {
  return (
    <svg className={`${styles.sign} ${signStyles[state]}`} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10" />
      {state === 'done' && <path d="m7 12.5 3.5 3.5L17 9" />}
      {state === 'now' && <circle className={styles.dot} cx="12" cy="12" r="4.5" />}
      {state === 'problem' && <path d="M12 6.5v7M12 17v.5" />}
    </svg>
  )
}
