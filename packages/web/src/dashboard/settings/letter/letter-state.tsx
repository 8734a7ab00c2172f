import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { openFile } from '../../../screens/data/papers/open-file.ts'
import { savedPersonalInformation } from '../../../screens/records/people/personal-information.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { dayIn } from '../day-of.ts'
import styles from '../settings.module.css'
import { words } from './letter.words.ts'
import { type Letter, ownLetter } from './own-letter.ts'

type Props = { readonly letter: Letter; readonly onWithdrawn: () => void }

/** How the letter that was signed last stands, its copy, and what ends it. */
export function LetterState({ letter, onWithdrawn }: Props) {
  const said = useWords(words)
  const [problem, setProblem] = useState('')
  const [isAsking, setAsking] = useState(false)
  const { document, is_in_force: isInForce } = letter
  const view = async (id: string) => {
    const opened = await openFile(ask('GET /api/v1/documents/{id}/file/', { params: { id } }), said.title)
    setProblem(opened.ok ? '' : opened.failure.detail)
  }
  return (
    <>
      <Facts facts={factsOf(letter, said)} />
      {!isInForce && <p>{said.anew}</p>}
      <div className={styles.buttons}>
        {document !== null && (
          <Button look="small" onClick={() => void view(document)}>
            {said.view}
          </Button>
        )}
        {isInForce && (
          <Button look="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {said.withdraw}
          </Button>
        )}
      </div>
      <p role="status">{problem}</p>
      {isAsking && (
        <WithdrawDialog
          onKeep={() => setAsking(false)}
          onWithdrawn={() => {
            setAsking(false)
            onWithdrawn()
          }}
        />
      )}
    </>
  )
}

function WithdrawDialog({ onKeep, onWithdrawn }: Pick<Props, 'onWithdrawn'> & { readonly onKeep: () => void }) {
  const said = useWords(words)
  return (
    <ConfirmDialog
      title={said.ask}
      yes={said.yes}
      no={said.no}
      isKeepingMain
      act={() => ask('POST /api/v1/documents/letter/withdraw/', { body: {} })}
      onKeep={onKeep}
      onDone={() => {
        onWithdrawn()
        savedPersonalInformation.forget()
        void ownLetter.readAnew()
      }}
    >
      <ul className={styles.list}>
        {said.what.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

function factsOf({ signed_at, ends_at, withdrawn_at, is_in_force }: Letter, said: (typeof words)['en']) {
  const ending = withdrawn_at !== null ? { name: said.withdrawn, value: dayIn(withdrawn_at) } : { name: said.ends, value: dayIn(ends_at) }
  return [{ name: said.state, value: is_in_force ? said.inForce : said.over }, { name: said.signed, value: dayIn(signed_at) }, ending]
}
