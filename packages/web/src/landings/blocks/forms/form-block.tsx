import type { BlockProps } from '../block-props.ts'
import { Heading } from '../heading.tsx'
import { AdvertisingForm } from './advertising-form.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './form-block.module.css'
import { WaitlistForm } from './waitlist-form.tsx'

const forms = { contact: ContactForm, waitlist: WaitlistForm, advertising: AdvertisingForm }

/** A form, or what became of it. It works without a script. */
export function FormBlock({ block, page, headingId }: BlockProps<'form'>) {
  const Form = forms[block.form]
  return (
    <div className={styles.beside}>
      <Heading id={headingId} title={block.title} lead={page.sent?.isTaken ? undefined : block.lead} />
      <div className={styles.column}>
        <Form page={page} />
      </div>
    </div>
  )
}
