import type { PageDrawing } from '@app/schemas/pages/page-drawing'
import type { ReactNode } from 'react'
import { useWords } from '../../../client/language.ts'
import { formAction } from '../form-action.ts'
import styles from './form-block.module.css'
import { FormErrors } from './form-errors.tsx'
import { type AskedField, FormField } from './form-field.tsx'
import { sentFormWords } from './sent-form.words.ts'

type Props = {
  /** The name of the form, and of the handler that takes it. */
  readonly form: 'contact' | 'waitlist'
  readonly fields: readonly AskedField[]
  readonly button: string
  readonly page: PageDrawing
  /** What is above the button. */
  readonly children?: ReactNode
}

/** A form that posts to its own page. Mistakes are explained by the service, beside each field, instead of by browser bubbles. */
export function SentFormFrame({ form, fields, button, page, children }: Props) {
  const { leaveEmpty } = useWords(sentFormWords)
  const sent = page.sent?.form === form ? page.sent : undefined
  return (
    <form className={styles.form} method="post" action={formAction(page, 'form')} data-form={form} noValidate>
      <FormErrors form={form} fields={fields} sent={sent} />
      <input type="hidden" name="form" value={form} />
      <div className={styles.unseen} aria-hidden="true">
        <label htmlFor={`${form}-website`}>{leaveEmpty}</label>
        <input id={`${form}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={styles.fields}>
        {fields.map((field) => (
          <FormField key={field.name} form={form} field={field} sent={sent} />
        ))}
      </div>
      {children}
      <div>
        <button type="submit" className={styles.send}>
          {button}
        </button>
      </div>
    </form>
  )
}
