import { useWords } from '../../client/language.ts'
import type { OwnDocument } from '../../screens/data/papers/own-documents.ts'
import { Button } from '../../ui/button.tsx'
import { Lines } from '../../ui/lines.tsx'
import styles from '../frame/parts.module.css'
import { type DocumentKind, ofKinds } from './document-kinds.ts'
import { DocumentLine } from './document-line.tsx'
import own from './documents.module.css'
import { words } from './own-documents.words.ts'

type Props = {
  /** The newest first. */
  readonly all: readonly OwnDocument[]
  /** Of one kind, or of every kind. */
  readonly onSeeAll: (kind: DocumentKind | '') => void
  readonly onRemoved: (name: string) => void
}

/** The newest of each kind, which is what most people come for: many of one kind hide none of another. */
export function NewestDocuments({ all, onSeeAll, onRemoved }: Props) {
  const said = useWords(words)
  return (
    <>
      {ofKinds(all).map(({ kind, documents: [newest, ...others] }) => (
        <section key={kind} className={styles.part} aria-labelledby={`documents-${kind}`}>
          <h2 id={`documents-${kind}`}>{said.kinds[kind]}</h2>
          <Lines>{newest && <DocumentLine key={newest.pk} document={newest} onRemoved={onRemoved} />}</Lines>
          {others.length > 0 && (
            <Button
              look="word"
              className={own.all}
              aria-label={`${said.seeAll(others.length + 1)}: ${said.kinds[kind]}`}
              onClick={() => onSeeAll(kind)}
            >
              {said.seeAll(others.length + 1)}
            </Button>
          )}
        </section>
      ))}
      <Button look="outline" className={own.start} onClick={() => onSeeAll('')}>
        {said.lookThrough(all.length)}
      </Button>
    </>
  )
}
