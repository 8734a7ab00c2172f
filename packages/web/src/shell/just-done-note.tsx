import { useEffect } from 'react'
import { type JustDone, standOn, useJustDone } from '../client/just-done.ts'
import { useWords, type Words } from '../client/language.ts'
import { Note } from '../ui/note.tsx'

type Said = { readonly title: string; readonly text: (to: string | undefined) => string }
type Own = Readonly<Record<JustDone['what'], Said>>

const words: Words<Own> = {
  en: {
    paid: { title: 'You have paid', text: (to) => (to ? `The receipt goes to ${to}.` : 'You find the receipt in Settings.') },
    'trial-begun': { title: 'Your free days have begun', text: () => 'Nothing was charged today.' },
    'message-sent': { title: 'We have your message', text: (to) => (to ? `We answer to ${to}.` : 'We answer by e-mail.') },
  },
  es: {
    paid: { title: 'Pagaste', text: (to) => (to ? `El recibo va a ${to}.` : 'Encuentras el recibo en Ajustes.') },
    'trial-begun': { title: 'Tus días gratis han empezado', text: () => 'Hoy no se cobró nada.' },
    'message-sent': { title: 'Tenemos tu mensaje', text: (to) => (to ? `Respondemos a ${to}.` : 'Respondemos por correo.') },
  },
}

/** On the page after a payment or a message: that it was done. The next page says it no more. */
export function JustDoneNote({ step }: { readonly step: string }) {
  const said = useWords(words)
  const { done, toldOn } = useJustDone()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done on this page is noted here too
  useEffect(() => standOn(step), [step, done])
  if (!done || toldOn !== step) return null
  const { title, text } = said[done.what]
  return (
    <div role="status">
      <Note title={title} look="good">
        {text(done.to)}
      </Note>
    </div>
  )
}
