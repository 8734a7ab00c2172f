import { useWords, type Words } from '../../client/language.ts'
import { ComingCalls } from '../../screens/call-times/coming-calls.tsx'
import { calls, comingCalls } from '../../screens/data/calls/calls.ts'
import styles from '../frame/parts.module.css'

const words: Words<{ readonly title: string }> = { en: { title: 'Your calls' }, es: { title: 'Tus llamadas' } }

/** Calls to come; renders nothing without any. After one is cancelled, its message stays. */
export function OwnCalls() {
  const { title } = useWords(words)
  const { data } = calls.use()
  const hasAny = comingCalls(data ?? [], new Date()).length > 0
  return (
    <section className={hasAny ? styles.part : undefined} aria-label={title}>
      {hasAny && <h2>{title}</h2>}
      <ComingCalls empty={undefined} canMove />
    </section>
  )
}
