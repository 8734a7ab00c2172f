import type { SentForm } from '@app/schemas/pages/page-drawing'
import { useWords } from '../../../client/language.ts'
import styles from '../../../ui/fields/error-summary.module.css'
import { type AskedField, fieldId } from './form-field.tsx'
import { sentFormWords } from './sent-form.words.ts'

type Props = { readonly form: string; readonly fields: readonly AskedField[]; readonly sent: SentForm | undefined }

/** Everything that keeps a form from being taken, each line with the way to its field. */
export function FormErrors({ form, fields, sent }: Props) {
  const { unsent } = useWords(sentFormWords)
  const order = ['', ...fields.map(({ name }) => name)]
  const errors = Object.entries(sent?.errors ?? {}).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
  if (errors.length === 0) return null
  const about = (name: string) => fields.find((field) => field.name === name)
  return (
    <div className={styles.summary} role="alert" aria-labelledby={`${form}-errors`}>
      <h3 className={styles.title} id={`${form}-errors`}>
        {unsent}
      </h3>
      <ul className={styles.list}>
        {errors.map(([name, text]) => {
          const field = about(name)
          return <li key={name}>{field ? <a href={`#${fieldId(form, name)}`}>{`${field.label}: ${text}`}</a> : text}</li>
        })}
      </ul>
    </div>
  )
}
