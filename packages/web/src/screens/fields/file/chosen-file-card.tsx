import { useWords } from '../../../client/language.ts'
import { sizeWords } from '../../../client/words/size-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import type { ShownField } from '../shown-field.ts'
import { problemOf, typeOf } from './chosen-file.ts'
import styles from './chosen-file-card.module.css'
import { FilePreview } from './file-preview.tsx'
import { words } from './file-words.ts'
import { useUploads } from './uploads.ts'

type Props = {
  readonly file: File
  readonly field: ShownField
  readonly onRemove: () => void
  /** The frame of the field says already what is wrong. */
  readonly hasError: boolean
}

/** The chosen file: a preview, its size, and whether it can be sent. That is shown before it is sent. */
export function ChosenFile({ file, field, onRemove, hasError }: Props) {
  const said = useWords(words)
  const state = useUploads(({ states }) => states.get(file))
  const problem = problemOf(file)
  const isPdf = typeOf(file) === 'application/pdf'
  return (
    <div className={styles.chosen}>
      {!problem &&
        (isPdf ? (
          <span className={styles.pdf}>{said.noPreview}</span>
        ) : (
          <FilePreview file={file} label={`${said.preview}: ${field.label}`} />
        ))}
      <div className={styles.about}>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.size}>{sizeWords(file.size)}</span>
        {!problem && (
          <span className={styles.state} role="status">
            {state === undefined ? said.chosen : said[state]}
          </span>
        )}
        {state === undefined && (
          <Button look="small" className={styles.remove} onClick={onRemove} aria-label={`${said.remove}: ${file.name}`}>
            {said.remove}
          </Button>
        )}
      </div>
      {problem && (
        <div className={styles.problem} role="status">
          <Problem problem={problem} field={field} hasError={hasError} />
        </div>
      )}
    </div>
  )
}

type ProblemProps = Pick<Props, 'field' | 'hasError'> & { readonly problem: NonNullable<ReturnType<typeof problemOf>> }

function Problem({ problem, field, hasError }: ProblemProps) {
  const said = useWords(words)
  if (problem === 'heic')
    return (
      <Note title={said.heicTitle} look="problem">
        {said.heic}
      </Note>
    )
  if (hasError) return null
  return (
    <Note title={said.notNow} look="problem">
      {field.errors?.[problem] ?? said.notNow}
    </Note>
  )
}
