import { Empty } from '../../../ui/empty.tsx'
import { Note } from '../../../ui/note.tsx'
import styles from './reasons.module.css'

export type Reason = { readonly id: string; readonly about: string; readonly words: string }

type Props = { readonly reasons: readonly Reason[]; readonly empty: string | undefined }

/** Reasons, each with what it is about. */
export function ReasonList({ reasons, empty }: Props) {
  if (reasons.length === 0) return <Empty>{empty}</Empty>
  return (
    <div className={styles.reasons}>
      {reasons.map(({ id, about, words }) => (
        <Note key={id} title={about} look="problem">
          {words}
        </Note>
      ))}
    </div>
  )
}
