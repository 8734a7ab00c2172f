import { secretTypes } from '@app/schemas/flow/steps/field-types'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { useWords } from '../../client/language.ts'
import { consentWords } from '../../client/tracking/consent.words.ts'
import { answerConsent, useConsent } from '../../client/tracking/use-consent.ts'
import styles from './consent-bar.module.css'

/** What is asked there is grave enough: nothing else is asked beside it. */
const graveFields: ReadonlySet<string> = new Set([...secretTypes, 'money'])
const graveKinds: ReadonlySet<string> = new Set(['payment', 'sign', 'link-account', 'upload'])

/** Asks once whether visits may be shared with advertisers, below everything that the step itself asks. */
export function ConsentBar({ step }: { readonly step: Pick<StepFile, 'kind' | 'fields'> }) {
  const said = useWords(consentWords)
  const { answer } = useConsent()
  if (answer !== undefined || isGrave(step)) return null
  return (
    <section className={styles.bar} aria-label={said.name}>
      <p className={styles.ask}>
        {said.ask} <a href="/privacy">{said.privacy}</a>
      </p>
      <div className={styles.answers}>
        {(['no', 'yes'] as const).map((one) => (
          <button key={one} type="button" className={styles.answer} onClick={() => answerConsent(one)}>
            {said[one]}
          </button>
        ))}
      </div>
    </section>
  )
}

function isGrave({ kind, fields = [] }: Pick<StepFile, 'kind' | 'fields'>): boolean {
  return graveKinds.has(kind) || fields.some((field) => 'type' in field && graveFields.has(field.type))
}
