import { useWords, type Words } from '../../client/language.ts'
import type { JustDone } from '../../client/walk/just-done.ts'
import { Note } from '../../ui/note.tsx'

type DoneWords = { readonly title: string; readonly text: (to: string | undefined) => string }
type Own = Readonly<Record<JustDone['what'], DoneWords>>

const words: Words<Own> = {
  en: {
    paid: { title: 'You have paid', text: (to) => (to ? `The receipt goes to ${to}.` : 'You’ll find the receipt in Settings.') },
    'trial-begun': { title: 'Your free days have begun', text: () => 'Nothing was charged today.' },
    'message-sent': { title: 'We have your message', text: (to) => (to ? `Our answer goes to ${to}.` : 'Our answer comes by e-mail.') },
  },
  es: {
    paid: { title: 'Pagaste', text: (to) => (to ? `El recibo va a ${to}.` : 'Encuentras el recibo en Ajustes.') },
    'trial-begun': { title: 'Tus días gratis han empezado', text: () => 'Hoy no se cobró nada.' },
    'message-sent': { title: 'Tenemos tu mensaje', text: (to) => (to ? `Respondemos a ${to}.` : 'Respondemos por correo.') },
  },
}

export function JustDoneWords({ what, to }: JustDone) {
  const { title, text } = useWords(words)[what]
  return (
    <Note title={title} look="good">
      {text(to)}
    </Note>
  )
}
