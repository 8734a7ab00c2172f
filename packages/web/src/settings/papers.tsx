import { useEffect, useState } from 'react'
import { ask } from '../client/ask.ts'
import { language, useWords, type Words } from '../client/language.ts'
import { dateWords } from '../screens/data/moment-words.ts'
import { filedPapers } from '../screens/data/papers.ts'
import { saveFile } from '../screens/data/save-file.ts'
import { Button } from '../ui/button.tsx'
import { Line, Lines } from '../ui/lines.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Part } from './part.tsx'
import styles from './settings.module.css'

type Own = { readonly title: string; readonly about: string; readonly none: string; readonly save: string }

const words: Words<Own> = {
  en: {
    title: 'Your papers',
    about: 'Copies of what you signed and agreed to, the newest first.',
    none: 'You have signed nothing yet. When you do, a copy stands here.',
    save: 'Save a copy',
  },
  es: {
    title: 'Tus documentos',
    about: 'Copias de lo que firmaste y aceptaste, lo más reciente primero.',
    none: 'Todavía no has firmado nada. Cuando lo hagas, aquí verás una copia.',
    save: 'Guardar una copia',
  },
}

/** Every paper that was filed for the person, to be saved. */
export function Papers() {
  const said = useWords(words)
  const [problem, setProblem] = useState('')
  // A paper may have been signed since another page looked.
  useEffect(() => void filedPapers.load(true), [])
  const save = async (id: string, name: string) => {
    const saved = await saveFile(ask('GET /api/v1/documents/{id}/file/', { params: { id } }), name)
    setProblem(saved.ok ? '' : saved.failure.detail)
  }
  return (
    <Part at="papers" title={said.title} about={said.about}>
      <p role="status" className={styles.news}>
        {problem}
      </p>
      <Loaded of={filedPapers.use()} empty={said.none} isEmpty={({ length }) => length === 0}>
        {(papers) => (
          <Lines>
            {papers.map(({ pk, file_name: name, date }) => (
              <Line key={pk}>
                <span>
                  {titleOf(name)}
                  <br />
                  <span className={styles.small}>{dateWords(date, language())}</span>
                </span>
                <Button look="small" aria-label={`${said.save}: ${titleOf(name)}`} onClick={() => void save(pk, name)}>
                  {said.save}
                </Button>
              </Line>
            ))}
          </Lines>
        )}
      </Loaded>
    </Part>
  )
}

function titleOf(fileName: string): string {
  return fileName.replace(/\.\w+$/, '')
}
