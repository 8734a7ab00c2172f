import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../client/language.ts'
import type { OwnDocument } from '../../screens/data/papers/own-documents.ts'
import { Button } from '../../ui/button.tsx'
import styles from '../frame/parts.module.css'
import type { DocumentKind } from './document-kinds.ts'
import own from './documents.module.css'
import { ListedDocuments } from './listed-documents.tsx'
import { NewestDocuments } from './newest-documents.tsx'
import { words } from './own-documents.words.ts'

/** Fewer are seen at a glance. */
const fewest = 6

/** What a person has signed, sent or asked for, and what was made for them: the newest of each kind, and all of it when asked for. */
export function OwnDocuments({ all: found }: { readonly all: readonly OwnDocument[] }) {
  const said = useWords(words)
  const [listed, setListed] = useState<DocumentKind | ''>()
  const [removed, setRemoved] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone, so the keyboard goes on from here.
  useEffect(() => {
    if (listed !== undefined) heading.current?.focus()
  }, [listed])
  // By the day that stands on each: a statement is made some days after the quarter that it is of.
  const all = found.toSorted((one, other) => other.date.localeCompare(one.date))
  const isMany = all.length >= fewest
  const onRemoved = (name: string) => setRemoved(said.removed(name))
  const news = (
    <p role="status" className={own.news}>
      {removed}
    </p>
  )
  if (isMany && listed === undefined)
    return (
      <>
        {news}
        {said.inEnglish !== '' && <p className={styles.about}>{said.inEnglish}</p>}
        <NewestDocuments all={all} onSeeAll={setListed} onRemoved={onRemoved} />
      </>
    )
  return (
    <section className={styles.part} aria-labelledby="documents">
      <h2 id="documents" ref={heading} tabIndex={-1} className={own.heading}>
        {said.title}
      </h2>
      <p className={styles.about}>{`${said.about} ${said.inEnglish}`.trim()}</p>
      {isMany && (
        <Button look="word" className={own.all} onClick={() => setListed(undefined)}>
          {said.backToNewest}
        </Button>
      )}
      {news}
      <ListedDocuments all={all} kind={listed ?? ''} isMany={isMany} onRemoved={onRemoved} />
    </section>
  )
}
