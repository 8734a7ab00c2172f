import { useEffect, useState } from 'react'
import { language, useWords } from '../../../client/language.ts'
import { Options } from '../../../ui/fields/options.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { More } from '../../../ui/more.tsx'
import { openTerms, type TermsPaper, termsPapers } from '../../data/papers/terms.ts'
import { fieldId } from '../../fields/shown-field.ts'
import type { StepForm } from '../../form/step-form.ts'
import styles from './ira-application.module.css'
import { words } from './ira-application.words.ts'

const store = 'ira_accounts.agreed'
const id = fieldId('agreed')

/** The terms that are not agreed to yet, to be read and agreed to with the application. Renders nothing when all are. */
export function ApplicationTerms({ form }: { readonly form: StepForm }) {
  const papers = termsPapers.use()
  return (
    <Loaded of={papers} empty={undefined}>
      {(all) => (openTerms(all).length > 0 ? <Agreement papers={openTerms(all)} form={form} /> : null)}
    </Loaded>
  )
}

function Agreement({ papers, form }: { readonly papers: readonly TermsPaper[]; readonly form: StepForm }) {
  const said = useWords(words)
  const [hasAgreed, setAgreed] = useState(false)
  const { add, errors } = form
  const { agreed: error } = errors
  // The page knows of the box from the first: what is missing under it is named with everything else.
  useEffect(() => add(store, hasAgreed), [add, hasAgreed])
  return (
    <fieldset className={styles.part}>
      <legend className={styles.title}>{said.terms}</legend>
      <p>{said.termsLead}</p>
      <div className={styles.papers} lang="en">
        {papers.map(({ document, title, version, sections }) => (
          <More key={document} title={title}>
            <p lang={language()}>{said.version(version)}</p>
            {sections.map((section) => (
              <div key={section.title}>
                <h3 className={styles.section}>{section.title}</h3>
                <p>{section.text}</p>
              </div>
            ))}
          </More>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      <Options
        kind="many"
        id={id}
        isWrong={error !== undefined}
        describedBy={error && `${id}-error`}
        name="application_terms"
        options={[{ value: true, label: said.agree }]}
        value={hasAgreed ? [true] : []}
        onChange={(chosen) => setAgreed(chosen.includes(true))}
      />
    </fieldset>
  )
}
