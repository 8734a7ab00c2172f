import { useState } from 'react'
import { useWords } from '../../client/language.ts'
import { ask } from '../../client/service/ask.ts'
import { type OwnDocument, ownDocuments } from '../../screens/data/papers/own-documents.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { askedPapers } from './asked/asked-data.ts'
import { words } from './own-documents.words.ts'

type Props = { readonly document: OwnDocument; readonly name: string; readonly onRemoved: () => void }

/** Takes back what nobody has looked at yet, after saying what that means. */
export function RemoveDocument({ document: { pk: id, status }, name, onRemoved }: Props) {
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
          act={() => ask('DELETE /api/v1/documents/{id}/', { params: { id } })}
          onKeep={() => setAsking(false)}
          onDone={() => {
            onRemoved()
            ownDocuments.put((ownDocuments.peek() ?? []).filter(({ pk }) => pk !== id))
            // What it was sent for waits again.
            void askedPapers.readAnew()
          }}
        >
          <p>{status === 'REQUESTED' ? said.askedBack : said.sentBack}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
