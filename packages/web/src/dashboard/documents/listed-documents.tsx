import { useState } from 'react'
import { useWords } from '../../client/language.ts'
import type { OwnDocument } from '../../screens/data/papers/own-documents.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Lines } from '../../ui/lines.tsx'
import styles from '../frame/parts.module.css'
import { DocumentFilters } from './document-filters.tsx'
import { type DocumentKind, everyDocument, type Filter, fits } from './document-kinds.ts'
import { DocumentLine } from './document-line.tsx'
import own from './documents.module.css'
import { words } from './own-documents.words.ts'

const shownAtOnce = 20

type Props = {
  /** The newest first. */
  readonly all: readonly OwnDocument[]
  /** With which the list begins; an empty text is every kind. */
  readonly kind: DocumentKind | ''
  /** Too many to find one at a glance. */
  readonly isMany: boolean
  readonly onRemoved: (name: string) => void
}

/** All of them, found by kind, account and year. */
export function ListedDocuments({ all, kind, isMany, onRemoved }: Props) {
  const said = useWords(words)
  const [filter, setFilter] = useState<Filter>({ ...everyDocument, kind })
  const [shown, setShown] = useState(shownAtOnce)
  const found = all.filter((one) => fits(one, filter))
  return (
    <>
      {isMany && <DocumentFilters all={all} filter={filter} onChange={setFilter} />}
      {isMany && (
        <p role="status" className={styles.about}>
          {said.found(found.length, all.length)}
        </p>
      )}
      {found.length === 0 && <Empty>{said.noneLikeThat}</Empty>}
      <Lines>
        {found.slice(0, shown).map((one) => (
          <DocumentLine key={one.pk} document={one} onRemoved={onRemoved} />
        ))}
      </Lines>
      {found.length > shown && (
        <Button look="small" className={own.start} onClick={() => setShown(shown + shownAtOnce)}>
          {said.more}
        </Button>
      )}
    </>
  )
}
