import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { sizeWords } from '../../../client/words/size-words.ts'
import { saveFile } from '../../../screens/data/papers/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { dayIn } from '../day-of.ts'
import styles from '../settings.module.css'
import { words } from './data-copy.words.ts'
import { type DataCopy, ownCopy } from './own-copy.ts'

/** A copy that is ready: saved after a fresh proof, or deleted before its day. */
export function ReadyCopy({ copy: { pk: id, asked_at: asked, expires_at: expires, size_bytes: size } }: { readonly copy: DataCopy }) {
  const said = useWords(words)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState('')
  const save = async () => {
    setBusy(true)
    const asking = ask('POST /api/v1/accounts/exports/{id}/file/', { params: { id }, body: {} })
    const saved = await saveFile(asking, `${said.file} ${asked.slice(0, 10)}.zip`)
    setBusy(false)
    setOutcome(saved.ok ? said.saved : saved.failure.detail)
  }
  const remove = async () => {
    const removed = await ask('DELETE /api/v1/accounts/exports/{id}/', { params: { id } })
    if (removed.ok) ownCopy.put(undefined)
    else setOutcome(removed.failure.detail)
  }
  return (
    <>
      <p>{said.ready(dayIn(asked), sizeWords(size ?? 0), dayIn(expires))}</p>
      <div className={styles.buttons}>
        <Button look="outline" isBusy={isBusy} onClick={() => void save()}>
          {said.save}
        </Button>
        <Button look="small" onClick={() => void remove()}>
          {said.remove}
        </Button>
      </div>
      <p role="status">{outcome}</p>
    </>
  )
}
