import { useWords } from '../../../client/language.ts'
import type { Typed } from '../../../client/walk/drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { usePaper } from '../../paper.ts'
import type { FieldProps } from '../field-kind.ts'
import { askedParts, type Row, rowFields, rowKey, rowOthers } from './row.ts'
import styles from './rows.module.css'
import { rowsWords } from './rows.words.ts'

type Props = Pick<FieldProps, 'field' | 'id' | 'others' | 'parts' | 'wrong'> & {
  readonly row: Row
  readonly title: string
  readonly isBlank: boolean
  readonly hasOthers: boolean
  readonly onSet: (answers: Typed) => void
  readonly onDone: () => void
  readonly onRemove: () => void
}

/** The row that is being filled in: its fields are those of any page. */
export function OpenRow({ field, id, others, parts, wrong, row, title, isBlank, hasOthers, onSet, onDone, onRemove }: Props) {
  const said = useWords(rowsWords)
  const isOnPaper = usePaper() !== undefined
  const mayClose = hasOthers || row.pk !== undefined
  return (
    <li data-open="">
      <fieldset className={styles.open}>
        {/* Where a row has one field, its label says enough. */}
        <legend className={styles.legend}>{field.rows?.length === 1 ? <VisuallyHidden>{title}</VisuallyHidden> : title}</legend>
        <div className={styles.fields}>
          {(isOnPaper ? rowFields(field) : askedParts(row, field, others)).map((part) => (
            <div key={part.column} className={part.type === 'year' ? styles.half : styles.whole}>
              <parts.Field
                field={part}
                id={`${id}-${rowKey(row)}-${part.column}`}
                value={row[part.column]}
                onChange={(value, beside) => onSet({ [part.column]: value, ...beside })}
                error={wrong[part.column]}
                others={rowOthers(row, field, others)}
              />
            </div>
          ))}
        </div>
        <div className={styles.actions}>
          {mayClose && !isBlank && (
            <Button look="small" onClick={onDone}>
              {said.done}
            </Button>
          )}
          {(!isBlank || hasOthers || field.optional) && (
            <Button look="word" onClick={onRemove}>
              {isBlank ? said.cancel : said.remove}
            </Button>
          )}
        </div>
      </fieldset>
    </li>
  )
}
