import type { PageDrawing } from '@app/schemas/pages/page-drawing'
import { useWords } from '../../../client/language.ts'
import { type ContactWords, contactWords } from './contact-form.words.ts'
import styles from './form-block.module.css'
import type { AskedField } from './form-field.tsx'
import { FormOutcome } from './form-outcome.tsx'
import { SentFormFrame } from './sent-form-frame.tsx'

/** A message to the people who help, and what happens with it next. */
export function ContactForm({ page }: { readonly page: PageDrawing }) {
  const said = useWords(contactWords)
  const { phone, hours } = page.brand.support
  const { sent } = page
  if (sent?.form === 'contact' && sent.state === 'passed-on')
    return (
      <FormOutcome title={said.sent.title}>
        <p>{said.sent.text}</p>
        <p>{said.sent.urgent(phone, hours)}</p>
        <p>
          <a href="/contact-us">{said.sent.another}</a>
        </p>
      </FormOutcome>
    )
  if (sent?.form === 'contact' && sent.state === 'email-sent')
    return (
      <FormOutcome title={said.confirm.title}>
        <p>{said.confirm.text}</p>
        <p>{said.confirm.missing(phone, hours)}</p>
        <p>
          <a href="/contact-us">{said.confirm.back}</a>
        </p>
      </FormOutcome>
    )
  return (
    <SentFormFrame form="contact" fields={fieldsIn(said)} button={said.send} page={page}>
      <noscript>
        <p className={styles.aside}>{said.noScript}</p>
      </noscript>
    </SentFormFrame>
  )
}

function fieldsIn({ firstName, lastName, email, emailHelp, subject, message }: ContactWords): readonly AskedField[] {
  return [
    { name: 'first_name', label: firstName, autoComplete: 'given-name', maxLength: 60, isHalf: true },
    { name: 'last_name', label: lastName, autoComplete: 'family-name', maxLength: 60, isHalf: true },
    { name: 'from_email', label: email, help: emailHelp, type: 'email', autoComplete: 'email', maxLength: 254 },
    { name: 'subject', label: subject, autoComplete: 'off', maxLength: 120 },
    { name: 'message', label: message, autoComplete: 'off', maxLength: 5000, isLong: true },
  ]
}
