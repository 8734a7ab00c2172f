import { useWords, type Words } from '../../client/language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { answerBank, useBankAsks } from './ask-bank.ts'

type Own = { readonly title: string; readonly about: string; readonly yes: string; readonly no: string }

const words: Words<Own> = {
  en: {
    title: 'Your bank asks: is it you?',
    about: 'Some banks want to hear from you before they pay. In this sandbox, you answer for the bank here. Nothing has been charged yet.',
    yes: 'Yes, it is me',
    no: 'No, stop',
  },
}

/** The question of the bank, on whatever page a card is entered. */
export function BankQuestion() {
  const { title, about, yes, no } = useWords(words)
  if (!useBankAsks()) return null
  return (
    <Dialog title={title} onClose={() => answerBank(false)}>
      <p>{about}</p>
      <Button onClick={() => answerBank(true)}>{yes}</Button>
      <Button look="quiet" onClick={() => answerBank(false)}>
        {no}
      </Button>
    </Dialog>
  )
}
