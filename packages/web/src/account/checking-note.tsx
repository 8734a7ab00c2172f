import { useWords } from '../client/language.ts'
import { Note } from '../ui/note.tsx'
import { accountWords } from './account-words.ts'

/** Beside a form while its browser works something out. */
export function CheckingNote({ isChecking }: { readonly isChecking: boolean }) {
  const said = useWords(accountWords)
  return <div role="status">{isChecking && <Note title={said.checking}>{said.checkingText}</Note>}</div>
}
