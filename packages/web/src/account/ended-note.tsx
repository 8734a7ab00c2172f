import { useState } from 'react'
import { waitsForSignIn } from '../client/device.ts'
import { useWords, type Words } from '../client/language.ts'
import { Note } from '../ui/note.tsx'

type Own = { readonly idle: string; readonly ended: string; readonly text: string }

const words: Words<Own> = {
  en: {
    idle: 'We signed you out because the page wasn’t used for a while',
    ended: 'You’re not signed in anymore',
    text: 'What you saved is safe. Anything you typed but didn’t send comes back when you sign in here. We don’t keep numbers such as your Social Security number, so you’ll enter those again.',
  },
  es: {
    idle: 'Cerramos tu sesión porque nadie usaba la página',
    ended: 'Tu sesión ya no está abierta',
    text: 'Lo que guardaste está a salvo. Lo que escribiste sin enviar aparece de nuevo cuando inicies sesión aquí. Los números como el de Seguro Social no se conservan: los escribes otra vez.',
  },
}

/** A session ended here by itself: says so, and what became of what was typed. Nothing where there was none, or somebody signed out. */
export function EndedNote({ isIdle = false }: { readonly isIdle?: boolean }) {
  const said = useWords(words)
  // Signing in opens what waits, and the note stays until the page goes on.
  const [isWaiting] = useState(waitsForSignIn)
  if (!isIdle && !isWaiting) return null
  return <Note title={isIdle ? said.idle : said.ended}>{said.text}</Note>
}
