import { useWords } from '../../client/language.ts'
import { ask } from '../../client/service/ask.ts'
import { type OwnDocument, ownDocuments } from '../../screens/data/papers/own-documents.ts'
import { RemoveButton } from '../../ui/dialogs/remove-button.tsx'
import { askedPapers, forgetNeeded } from './asked/asked-data.ts'
import { words } from './own-documents.words.ts'

type Props = { readonly document: OwnDocument; readonly name: string; readonly onRemoved: () => void }

/** Takes back what nobody has looked at yet. */
export function RemoveDocument({ document: { pk: id, status }, name, onRemoved }: Props) {
  const said = useWords(words)
  const removed = () => {
    onRemoved()
    ownDocuments.put((ownDocuments.peek() ?? []).filter(({ pk }) => pk !== id))
    // What it was sent for waits again.
    void askedPapers.readAnew()
    forgetNeeded()
  }
  return (
    <RemoveButton name={name} words={said} act={() => ask('DELETE /api/v1/documents/{id}/', { params: { id } })} onRemoved={removed}>
      {status === 'REQUESTED' ? said.askedBack : said.sentBack}
    </RemoveButton>
  )
}
