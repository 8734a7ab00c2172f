import type { ReactNode } from 'react'
import { useWords } from '../../../client/language.ts'
import { addressOf } from '../../../client/walk/address.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import type { Changing } from '../../check-answers/return-to.ts'
import { useSearchTerms } from '../../data/search/search-terms.ts'
import type { PanelProps } from '../panel-props.ts'
import { AddedTerms } from './added-terms.tsx'
import { EmployerTerms } from './employer-terms.tsx'
import styles from './search-terms.module.css'
import { searchTermsWords } from './search-terms.words.ts'

/** Everything that will be searched for, each of it to be corrected here or on its own page. */
export function SearchTerms({ block: { jobs, person: aboutPerson }, mode, step: here, onAction, empty }: PanelProps<'search-terms'>) {
  const said = useWords(searchTermsWords)
  const terms = useSearchTerms()
  const steps = mode.flow.resolved.steps
  const name = mode.flow.resolved.mode
  const changePerson = (what: string) =>
    steps[aboutPerson] && (
      <Link className={styles.change} to={addressOf(name, aboutPerson)} state={{ returnTo: here.step } satisfies Changing}>
        {what}
      </Link>
    )
  const toJobs = here.actions?.find(({ to }) => to === jobs && steps[jobs] !== undefined)
  return (
    <Loaded of={terms} empty={empty} isEmpty={({ employers, person }) => employers.length === 0 && !person}>
      {({ employers, person, searched }) => (
        <div className={styles.terms}>
          <EmployerTerms
            employers={employers}
            change={
              toJobs && (
                <Button look="word" onClick={() => onAction(toJobs)}>
                  {employers.length === 0 ? said.addJobs : said.changeJobs}
                </Button>
              )
            }
          />
          <Group id="terms-names" title={said.names} change={changePerson(said.changeName)}>
            {person && <p className={styles.term}>{`${person.first_name} ${person.last_name}`}</p>}
            <AddedTerms kind="names" searched={searched} />
          </Group>
          <Group id="terms-places" title={said.places} change={changePerson(said.changeAddress)}>
            {person && <p className={styles.term}>{`${person.city}, ${person.state} ${person.zip_code}`}</p>}
            <AddedTerms kind="zipcodes" searched={searched} />
          </Group>
        </div>
      )}
    </Loaded>
  )
}

type GroupProps = { readonly id: string; readonly title: string; readonly change: ReactNode; readonly children: ReactNode }

function Group({ id, title, change, children }: GroupProps) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {change}
      </header>
      {children}
    </section>
  )
}
