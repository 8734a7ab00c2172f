import { addressOf } from '../../../client/address.ts'
import { useWords } from '../../../client/language.ts'
import { Link } from '../../../ui/link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { useSearchTerms } from '../../data/search-terms.ts'
import type { PanelProps } from '../panel-props.ts'
import { AddedTerms } from './added-terms.tsx'
import { EmployerTerms } from './employer-terms.tsx'
import styles from './search-terms.module.css'
import { searchTermsWords } from './search-terms.words.ts'

/** A mode that does not ask for jobs itself leads to the one that does, and on to the search from there. */
const jobsElsewhere = addressOf('dashboard-search', 'previous-jobs')

/** Everything that will be searched for, each of it to be corrected here or on its own page. */
export function SearchTerms({ mode, step: here, empty }: PanelProps) {
  const said = useWords(searchTermsWords)
  const terms = useSearchTerms()
  const steps = mode.flow.resolved.steps
  const name = mode.flow.resolved.mode
  const change = (step: string, what: string) =>
    steps[step] && (
      // What was changed leads back here, as from every page on which answers are checked.
      <Link className={styles.change} to={addressOf(name, step)} state={{ returnTo: here.step }}>
        {what}
      </Link>
    )
  return (
    <Loaded of={terms} empty={empty} isEmpty={({ employers, person }) => employers.length === 0 && !person}>
      {({ employers, person, searched }) => (
        <div className={styles.terms}>
          <EmployerTerms
            employers={employers}
            change={
              change('previous-jobs', said.changeJobs) ?? (
                <Link className={styles.change} to={jobsElsewhere}>
                  {said.changeJobs}
                </Link>
              )
            }
          />
          <section className={styles.group} aria-labelledby="terms-names">
            <header className={styles.head}>
              <h2 id="terms-names">{said.names}</h2>
              {change('personal-information', said.changeName)}
            </header>
            {person && <p className={styles.term}>{`${person.first_name} ${person.last_name}`}</p>}
            <AddedTerms kind="names" searched={searched} />
          </section>
          <section className={styles.group} aria-labelledby="terms-places">
            <header className={styles.head}>
              <h2 id="terms-places">{said.places}</h2>
              {change('personal-information', said.changeAddress)}
            </header>
            {person && <p className={styles.term}>{`${person.city}, ${person.state} ${person.zip_code}`}</p>}
            <AddedTerms kind="zipcodes" searched={searched} />
          </section>
        </div>
      )}
    </Loaded>
  )
}
