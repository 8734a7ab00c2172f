import { useState } from 'react'
import { useWords } from '../../client/language.ts'
import type { OwnDocument } from '../../screens/data/papers/own-documents.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Lines } from '../../ui/lines.tsx'
import styles from '../frame/parts.module.css'
import { DocumentFilters } from './document-filters.tsx'
import { everyDocument, fits } from './document-kinds.ts'
import { DocumentLine } from './document-line.tsx'
import own from './documents.module.css'
import { words } from './own-documents.words.ts'

/** Fewer are seen at a glance. */
const fewest = 6
const shownAtOnce = 20

/** What a person has signed, sent or asked for, and what was made for them: found by kind, account and year. */
export function OwnDocuments({ all }: { readonly all: readonly OwnDocument[] }) {
  const said = useWords(words)
  const [filter, setFilter] = useState(everyDocument)
  const [shown, setShown] = useState(shownAtOnce)
  const [removed, setRemoved] = useState('')
  // By the day that stands on each: a statement is made some days after the quarter that it is of.
  const found = all.filter((one) => fits(one, filter)).toSorted((one, other) => other.date.localeCompare(one.date))
  return (
    <section className={styles.part} aria-labelledby="documents">
      <h2 id="documents">{said.title}</h2>
      <p className={styles.about}>{said.about}</p>
      {all.length >= fewest && <DocumentFilters all={all} filter={filter} onChange={setFilter} />}
      {all.length >= fewest && (
        <p role="status" className={styles.about}>
          {said.found(found.length, all.length)}
        </p>
      )}
      <p role="status" className={own.news}>
        {removed}
      </p>
      {found.length === 0 && <Empty>{said.noneLikeThat}</Empty>}
      <Lines>
        {found.slice(0, shown).map((one) => (
          <DocumentLine key={one.pk} document={one} onRemoved={(name) => setRemoved(said.removed(name))} />
        ))}
      </Lines>
      {found.length > shown && (
        <Button look="small" className={own.start} onClick={() => setShown(shown + shownAtOnce)}>
          {said.more}
        </Button>
      )}
    </section>
  )
}
