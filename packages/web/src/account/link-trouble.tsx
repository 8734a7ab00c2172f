import { useState } from 'react'
import { useWords, type Words } from '../client/language.ts'
import type { Failure } from '../client/service/answer.ts'
import { signOut, useSession } from '../client/session/session.ts'
import { enterByLink } from '../client/session/token-in-address.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { useFailureWords } from './failure-words.ts'

type Own = {
  readonly title: string
  readonly other: string
  readonly otherText: (name: string) => string
  readonly leave: string
  readonly again: string
}

const words: Words<Own> = {
  en: {
    title: 'This link didn’t sign you in',
    other: 'Someone else is signed in here',
    otherText: (name) => `${name} is signed in on this device. Nothing of theirs changed. Sign them out to use your link.`,
    leave: 'Sign them out and use my link',
    again: 'Try the link again',
  },
  es: {
    title: 'Este enlace no inició tu sesión',
    other: 'Otra persona tiene la sesión abierta aquí',
    otherText: (name) => `En este dispositivo está la sesión de ${name}. No cambió nada suyo. Ciérrala para seguir con tu enlace.`,
    leave: 'Cerrar esa sesión y usar mi enlace',
    again: 'Probar el enlace otra vez',
  },
}

/** A link of an e-mail that did not sign in: why, and what can be done about it. */
export function LinkTrouble({ failure: first }: { readonly failure: Failure }) {
  const said = useWords(words)
  const sayFailure = useFailureWords()
  const { user } = useSession()
  const [failure, setFailure] = useState(first)
  const [isBusy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    if (failure.code === 'other_session') await signOut()
    const answer = await enterByLink()
    setBusy(false)
    if (!answer.ok) setFailure(answer.failure)
  }
  const somebody = user && user !== 'unknown' ? user.first_name : ''
  if (failure.code === 'other_session') {
    return (
      <Note title={said.other}>
        <p>{said.otherText(somebody)}</p>
        <Button look="small" isBusy={isBusy} onClick={() => void again()}>
          {said.leave}
        </Button>
      </Note>
    )
  }
  return (
    <Note title={said.title} look="problem">
      <p>{sayFailure(failure)}</p>
      {failure.code !== 'token_not_valid' && (
        <Button look="small" isBusy={isBusy} onClick={() => void again()}>
          {said.again}
        </Button>
      )}
    </Note>
  )
}
