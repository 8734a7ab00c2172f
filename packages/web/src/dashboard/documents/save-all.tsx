import { useState } from 'react'
import { useWords } from '../../client/language.ts'
import { ask } from '../../client/service/ask.ts'
import { sizeWords } from '../../client/words/size-words.ts'
import type { OwnDocument } from '../../screens/data/papers/own-documents.ts'
import { saveFile } from '../../screens/data/papers/save-file.ts'
import { Button } from '../../ui/button.tsx'
import styles from '../frame/parts.module.css'
import own from './documents.module.css'
import { words } from './own-documents.words.ts'

/** Every document that has a file, as one archive. Renders nothing while none has. */
export function SaveAll({ all }: { readonly all: readonly OwnDocument[] }) {
  const said = useWords(words)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState('')
  const files = all.filter(({ file_name: name }) => name !== null)
  if (files.length === 0) return null
  const size = files.reduce((sum, { size_bytes: bytes }) => sum + (bytes ?? 0), 0)
  const save = async () => {
    setBusy(true)
    setOutcome('')
    const saved = await saveFile(ask('GET /api/v1/documents/archive/'), `${said.archive} ${new Date().toISOString().slice(0, 10)}.zip`)
    setBusy(false)
    setOutcome(saved.ok ? said.allSaved : saved.failure.detail)
  }
  return (
    <section className={styles.part} aria-labelledby="save-all">
      <h2 id="save-all">{said.all}</h2>
      <p className={styles.about}>{said.allAbout(files.length, sizeWords(size))}</p>
      <Button look="outline" className={own.start} isBusy={isBusy} onClick={() => void save()}>
        {said.saveAll}
      </Button>
      <p role="status">{outcome}</p>
    </section>
  )
}
