import type { PageDrawing } from '@app/schemas/pages/page-drawing'
import styles from './form-block.module.css'
import type { AskedField } from './form-field.tsx'
import { FormOutcome } from './form-outcome.tsx'
import { SentFormFrame } from './sent-form-frame.tsx'

const fields: readonly AskedField[] = [
  { name: 'first_name', label: 'First name', autoComplete: 'given-name', maxLength: 60, isHalf: true },
  { name: 'last_name', label: 'Last name', autoComplete: 'family-name', maxLength: 60, isHalf: true },
  { name: 'from_email', label: 'E-mail address', help: 'Our answer goes there.', type: 'email', autoComplete: 'email', maxLength: 254 },
  { name: 'subject', label: 'What it is about', autoComplete: 'off', maxLength: 120 },
  { name: 'message', label: 'Your message', autoComplete: 'off', maxLength: 5000, isLong: true },
]

/** A message to the people who help, and what happens with it next. */
export function ContactForm({ page }: { readonly page: PageDrawing }) {
  const { phone, hours } = page.brand.support
  const { sent } = page
  if (sent?.form === 'contact' && sent.state === 'passed-on')
    return (
      <FormOutcome title="We have your message">
        <p>A person reads it and answers by e-mail within two working days. A letter that says it has arrived is on its way to you.</p>
        <p>
          Is it about something that has to stop today? Call {phone}, {hours}.
        </p>
        <p>
          <a href="/contact-us">Write another message</a>
        </p>
      </FormOutcome>
    )
  if (sent?.form === 'contact' && sent.state === 'email-sent')
    return (
      <FormOutcome title="One more step: open your e-mail">
        <p>
          This page could not check that a person is writing, so we sent a letter to the address you gave. Open its link within two days,
          and your message goes to the people who help. Until then nobody reads it.
        </p>
        <p>
          No letter after ten minutes? Look among the spam, or call {phone}, {hours}.
        </p>
        <p>
          <a href="/contact-us">Back to the form</a>
        </p>
      </FormOutcome>
    )
  return (
    <SentFormFrame form="contact" fields={fields} button="Send message" page={page}>
      <noscript>
        <p className={styles.aside}>
          Your browser runs no scripts, and so this page cannot check that a person is writing. We send you a letter with a link instead:
          your message goes to us once you open it.
        </p>
      </noscript>
    </SentFormFrame>
  )
}
