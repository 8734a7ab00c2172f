import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { saveAnswersNow } from '../../../client/walk/questionnaire.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { noContact } from './contact-fields.ts'
import { words } from './trusted-contact.words.ts'

/** Removes the contact, after explaining what that means. */
export function RemoveContact({ name, onRemoved }: { readonly name: string; readonly onRemoved: () => void }) {
  const said = useWords(words)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="small" aria-haspopup="dialog" aria-label={`${said.remove}: ${name}`} onClick={() => setAsking(true)}>
        {said.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={said.ask(name)}
          yes={said.yes}
          no={said.no}
          act={() => saveAnswersNow(noContact)}
          onKeep={() => setAsking(false)}
          onDone={onRemoved}
        >
          <p>{said.what}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
