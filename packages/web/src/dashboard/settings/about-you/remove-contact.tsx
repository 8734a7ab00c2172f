import { useWords } from '../../../client/language.ts'
import { saveAnswersNow } from '../../../client/walk/questionnaire.ts'
import { RemoveButton } from '../../../ui/dialogs/remove-button.tsx'
import { noContact } from './contact-fields.ts'
import { words } from './trusted-contact.words.ts'

export function RemoveContact({ name, onRemoved }: { readonly name: string; readonly onRemoved: () => void }) {
  const said = useWords(words)
  return (
    <RemoveButton name={name} words={said} act={() => saveAnswersNow(noContact)} onRemoved={onRemoved}>
      {said.what}
    </RemoveButton>
  )
}
