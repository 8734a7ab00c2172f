import { type ReactNode, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import type { Failure } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { type Employer, savedEmployers } from '../../data/search/employers.ts'
import styles from './search-terms.module.css'
import { searchTermsWords } from './search-terms.words.ts'
import { TermLine } from './term-line.tsx'

type Props = { readonly employers: readonly Employer[]; readonly change: ReactNode }

/** The employers that are looked up. One that is wrong goes at once; the others are changed on the page that asked for them. */
export function EmployerTerms({ employers, change }: Props) {
  const said = useWords(searchTermsWords)
  const [gone, setGone] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const remove = async ({ pk, company_name }: Employer) => {
    const removed = await ask('DELETE /api/v1/employers/delete/{id}', { params: { id: pk } })
    setFailure(removed.ok || removed.failure.code === 'not_found' ? undefined : removed.failure)
    if (!removed.ok && removed.failure.code !== 'not_found') return
    setGone(said.isGone(company_name))
    // Another one may have gone meanwhile.
    savedEmployers.put((savedEmployers.peek() ?? employers).filter((one) => one.pk !== pk))
  }
  return (
    <section className={styles.group} aria-labelledby="terms-jobs">
      <header className={styles.head}>
        <h2 id="terms-jobs">{said.jobs}</h2>
        {change}
      </header>
      {employers.length === 0 && <p className={styles.none}>{said.noJobs}</p>}
      <ul className={styles.list}>
        {employers.map((one) => (
          <TermLine
            key={one.pk}
            name={one.company_name}
            details={`${one.start_year} – ${one.end_year}`}
            onRemove={() => void remove(one)}
          />
        ))}
      </ul>
      <p className={styles.told} role="status">
        {failure?.detail ?? gone}
      </p>
    </section>
  )
}
