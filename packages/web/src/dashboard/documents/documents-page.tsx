import { useEffect } from 'react'
import { useWords, type Words } from '../../client/language.ts'
import { ownDocuments } from '../../screens/data/papers/own-documents.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from '../frame/parts.module.css'
import { NothingYet } from '../starts/nothing-yet.tsx'
import { AskedPapers } from './asked/asked-papers.tsx'
import { OwnDocuments } from './own-documents.tsx'
import { SaveAll } from './save-all.tsx'

type Own = { readonly title: string; readonly none: string; readonly noneAbout: string }

const words: Words<Own> = {
  en: {
    title: 'Documents',
    none: 'No documents yet',
    noneAbout: 'Once you sign something, or a statement or tax form is made for you, you’ll find its copy here.',
  },
  es: {
    title: 'Documentos',
    none: 'Todavía no hay documentos',
    noneAbout: 'Cuando firmes algo, o se haga un estado de cuenta o un formulario de impuestos para ti, su copia estará aquí.',
  },
}

/** What is asked of a person, everything on file to be read, saved or removed, and all of it as one file. */
export function DocumentsPage() {
  const said = useWords(words)
  const held = ownDocuments.use()
  // Something may have been signed since another page looked.
  useEffect(() => void ownDocuments.load(true), [])
  return (
    <div className={styles.page}>
      <PageHeading title={said.title} />
      <AskedPapers />
      <Loaded of={held} empty={undefined}>
        {(all) =>
          all.length === 0 ? (
            <NothingYet title={said.none} about={said.noneAbout} />
          ) : (
            <>
              <OwnDocuments all={all} />
              <SaveAll all={all} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}
