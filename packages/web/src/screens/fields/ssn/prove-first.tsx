import { useState } from 'react'
import { useWords, type Words } from '../../../client/language.ts'
import { askOwnLink } from '../../../client/session/ask-own-link.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'

type Own = {
  readonly title: string
  readonly text: (email: string) => string
  readonly send: string
  readonly sent: string
  readonly trouble: string
}

const words: Words<Own> = {
  en: {
    title: 'Confirm your e-mail address first',
    text: (email) =>
      `Your account was created on another device. We’ll ask for this number here once you’ve opened the link we send to ${email}.`,
    send: 'Send me the link',
    sent: 'The link is on its way. Open it in this browser.',
    trouble: 'We couldn’t send it just now. Try again in a minute.',
  },
  es: {
    title: 'Primero confirma tu correo',
    text: (email) =>
      `Tu cuenta se creó en otro dispositivo. Te pedimos este número aquí cuando hayas abierto un enlace que enviamos a ${email}.`,
    send: 'Envíame el enlace',
    sent: 'El enlace está en camino. Ábrelo en este navegador.',
    trouble: 'Ahora no pudimos enviarlo. Inténtalo de nuevo en un minuto.',
  },
}

type Props = { readonly id: string; readonly label: string; readonly email: string }

/** In the place of a number that is not asked for yet. */
export function ProveFirst({ id, label, email }: Props) {
  const said = useWords(words)
  const [state, setState] = useState<'asked' | 'sending' | 'sent' | 'failed'>('asked')
  const send = async () => {
    setState('sending')
    const { ok } = await askOwnLink(email)
    setState(ok ? 'sent' : 'failed')
  }
  return (
    <Note title={said.title}>
      <p>{said.text(email)}</p>
      <Button id={id} look="small" aria-label={`${said.send}: ${label}`} isBusy={state === 'sending'} onClick={() => void send()}>
        {said.send}
      </Button>
      <p role="status">{state === 'sent' ? said.sent : state === 'failed' ? said.trouble : ''}</p>
    </Note>
  )
}
