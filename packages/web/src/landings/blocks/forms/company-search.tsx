import { companyWords, foundWords, startWith } from '@app/schemas/pages/company-words'
import type { FoundCompany } from '@app/schemas/pages/page-drawing'
import { useLanguage, useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import { anchorOf } from '../anchor-of.ts'
import type { BlockProps } from '../block-props.ts'
import { formAction } from '../form-action.ts'
import { Heading } from '../heading.tsx'
import styles from './company-search.module.css'
import { companySearchWords } from './company-search.words.ts'

/** Looks an employer up in the public records. It is a form of the page; with a script the names come while one types. */
export function CompanySearch({ block, page, headingId }: BlockProps<'company-search'>) {
  const sent = page.sent?.form === 'company-search' ? page.sent : undefined
  const { typed = {}, errors = {}, companies } = sent ?? {}
  const name = typed['name'] ?? ''
  return (
    <>
      <Heading id={headingId} title={block.title} lead={block.lead} />
      <form
        className={styles.search}
        method="post"
        action={formAction(page, anchorOf('company-search'))}
        data-island="company-search"
        data-starts-at={page.startsAt}
        aria-labelledby={headingId}
        noValidate
      >
        <input type="hidden" name="form" value="company-search" />
        <NameRow id={`${headingId}-name`} block={block} name={name} error={errors['name'] ?? errors['']} />
        <Found startsAt={page.startsAt} name={name} companies={companies} />
      </form>
    </>
  )
}

type NameProps = {
  readonly id: string
  readonly block: BlockProps<'company-search'>['block']
  readonly name: string
  readonly error: string | undefined
}

function NameRow({ id, block, name, error }: NameProps) {
  const { askName } = companyWords[useLanguage()]
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {block.label}
      </label>
      <p className={styles.error} id={`${id}-error`}>
        {error}
      </p>
      <div className={styles.row}>
        <input
          className={styles.input}
          id={id}
          name="name"
          type="text"
          autoComplete="organization"
          autoCapitalize="words"
          spellCheck={false}
          data-ask={askName}
          defaultValue={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
        />
        <Button type="submit" look="outline" className={styles.button}>
          {block.button}
        </Button>
      </div>
    </>
  )
}

type FoundProps = {
  readonly startsAt: string | undefined
  readonly name: string
  readonly companies: readonly FoundCompany[] | undefined
}

/** What was found, and where to go on from it. What is not there yet has its place, which a script fills. */
function Found({ startsAt, name, companies }: FoundProps) {
  const language = useLanguage()
  const { found, start, typedStart } = useWords(companySearchWords)
  const { average, madeUp } = companyWords[language]
  return (
    <>
      <p className={styles.found} data-out="found" role="status">
        {companies && foundWords(name, companies.length, language)}
      </p>
      <ul className={styles.companies} data-companies="" aria-label={found} hidden={!companies?.length}>
        {companies?.map((company, at) => (
          // They are in the order of their size, and never change it.
          <Company key={String(at)} {...company} startsAt={startsAt} words={start} />
        ))}
      </ul>
      <p className={styles.note} data-note="made-up" hidden={!companies?.some(({ isMadeUp }) => isMadeUp)}>
        <strong>{madeUp}</strong>
      </p>
      <p className={styles.note} data-note="average" hidden={!companies?.length}>
        {average}
      </p>
      {startsAt !== undefined && (
        <p className={styles.note} data-note="typed" hidden={!companies}>
          <a href={startWith(startsAt, { name })}>{typedStart}</a>
        </p>
      )}
      <template data-company="">
        <Company name="" place="" plan="" startsAt={startsAt} words={start} />
      </template>
    </>
  )
}

type Line = Omit<FoundCompany, 'id' | 'isMadeUp'> & { readonly id?: number; readonly startsAt: string | undefined; readonly words: string }

function Company({ id, name, place, plan, startsAt, words }: Line) {
  return (
    <li className={styles.company}>
      <strong data-name="">{name}</strong>{' '}
      <span className={styles.place} data-place="">
        {place}
      </span>{' '}
      <span className={styles.plan} data-plan="">
        {plan}
      </span>{' '}
      {startsAt !== undefined && (
        <a className={styles.start} href={startWith(startsAt, { name, ...(id !== undefined && { id }) })}>
          {words}
        </a>
      )}
    </li>
  )
}
