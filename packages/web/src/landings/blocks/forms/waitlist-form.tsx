import type { PageDrawing } from '@app/schemas/pages/page-drawing'
import type { AskedField } from './form-field.tsx'
import { FormOutcome } from './form-outcome.tsx'
import { SentFormFrame } from './sent-form-frame.tsx'

const email: readonly AskedField[] = [{ name: 'email', label: 'E-mail address', type: 'email', autoComplete: 'email', maxLength: 254 }]
const employer: readonly AskedField[] = [
  { name: 'employer_name', label: 'Where you work', help: 'The name of the company.', autoComplete: 'organization', maxLength: 120 },
]

/** A place in line: the address first, and then, optionally, the employer. */
export function WaitlistForm({ page }: { readonly page: PageDrawing }) {
  const state = page.sent?.form === 'waitlist' ? page.sent.state : undefined
  if (state === 'employer-told')
    return (
      <FormOutcome title="That is all. Thank you">
        <p>You are in line. The next letter comes when we can let you in; we do not know yet when that is.</p>
        <p>Every letter has a link to leave the list. Then we delete what you gave us.</p>
      </FormOutcome>
    )
  if (state === 'in-line')
    return (
      <>
        <FormOutcome title="You are in line">
          <p>
            A letter that says so is on its way to you. Would you also tell us where you work? You can leave it out and close this page.
          </p>
        </FormOutcome>
        <SentFormFrame form="waitlist" fields={employer} button="Add my employer" page={page} />
      </>
    )
  return <SentFormFrame form="waitlist" fields={email} button="Join the waitlist" page={page} />
}
