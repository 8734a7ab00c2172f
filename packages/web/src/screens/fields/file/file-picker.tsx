import { offeredTypes } from './chosen-file.ts'
import styles from './file-picker.module.css'

type Props = {
  readonly id: string
  readonly words: string
  /** What is to be sent: the name of the field. */
  readonly label: string
  readonly onTake: (files: FileList | null) => void
  readonly isWrong: boolean
  readonly described: string | undefined
  readonly isCamera?: boolean
}

/** The browser’s own chooser of files under a button of ours: keyboards and screen readers meet the browser’s. */
export function FilePicker({ id, words, label, onTake, isWrong, described, isCamera = false }: Props) {
  return (
    <span className={styles.picker}>
      <input
        id={id}
        className={styles.input}
        type="file"
        accept={isCamera ? 'image/*' : offeredTypes}
        {...(isCamera && { capture: 'environment' as const })}
        aria-label={`${words}: ${label}`}
        aria-invalid={isWrong || undefined}
        aria-describedby={described}
        onChange={({ target }) => {
          onTake(target.files)
          // The same file may be chosen again after it was changed.
          target.value = ''
        }}
      />
      <span className={styles.button} aria-hidden="true">
        {words}
      </span>
    </span>
  )
}
