import { useWords, type Words } from '../../client/language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { answerBank, useBankAsks } from './ask-bank.ts'

type Own = { readonly title: string; readonly about: string; readonly yes: string; readonly no: string }

const words: Words<Own> = {
  en: {
    title: 'Your bank asks: is it you?',
    about: 'Some banks want to hear from you before they pay. In this sandbox, you answer for the bank here. Nothing has been charged yet.',
    yes: 'Yes, it is me',
    no: 'No, stop',
  },
  es: {
    title: 'Tu banco pregunta: ¿eres tú?',
    about:
      'Algunos bancos quieren preguntarte antes de pagar. En este entorno de prueba, aquí respondes por el banco. Todavía no se ha cobrado nada.',
    yes: 'Sí, soy yo',
    no: 'No, detener',
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
