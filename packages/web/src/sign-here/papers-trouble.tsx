import { AccountFrame } from '../account/account-frame.tsx'
import { useWords } from '../client/language.ts'
import { Button } from '../ui/button.tsx'
import { words } from './sign-here.words.ts'

/** The papers, or the words in which they are signed, can't be had now. */
export function PapersTrouble({ why, onAgain }: { readonly why: string; readonly onAgain: () => void }) {
  const { trouble, again } = useWords(words)
  return (
    <AccountFrame title={trouble} lead={why}>
      <Button onClick={onAgain}>{again}</Button>
    </AccountFrame>
  )
}
