import type { PageDrawing } from '@app/schemas/pages/page-drawing'
import { useWords } from '../../../client/language.ts'
import type { AskedField } from './form-field.tsx'
import { FormOutcome } from './form-outcome.tsx'
import { SentFormFrame } from './sent-form-frame.tsx'
import { waitlistWords } from './waitlist-form.words.ts'

/** A place in line: the address first, and then, optionally, the employer. */
export function WaitlistForm({ page }: { readonly page: PageDrawing }) {
  const said = useWords(waitlistWords)
  const email: AskedField = { name: 'email', label: said.email, type: 'email', autoComplete: 'email', maxLength: 254 }
  const employer: AskedField = {
    name: 'employer_name',
    label: said.employer,
    help: said.employerHelp,
    autoComplete: 'organization',
    maxLength: 120,
  }
  const state = page.sent?.form === 'waitlist' ? page.sent.state : undefined
  if (state === 'employer-told')
    return (
      <FormOutcome title={said.done.title}>
        <p>{said.done.text}</p>
        <p>{said.done.leave}</p>
      </FormOutcome>
    )
  if (state === 'in-line')
    return (
      <>
        <FormOutcome title={said.inLine.title}>
          <p>{said.inLine.text}</p>
        </FormOutcome>
        <SentFormFrame form="waitlist" fields={[employer]} button={said.add} page={page} />
      </>
    )
  return <SentFormFrame form="waitlist" fields={[email]} button={said.join} page={page} />
}
