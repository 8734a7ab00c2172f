import { useWords, type Words } from '../../client/language.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import styles from './settings.module.css'

type Own = { readonly title: string; readonly text: string; readonly goOn: string; readonly discard: string; readonly discarded: string }

const words: Words<Own> = {
  en: {
    title: 'You have changes that aren’t saved',
    text: 'What you typed is still on this device, where only you can open it. Signing out removes it.',
    goOn: 'Pick up where you left off',
    discard: 'Discard the changes',
    discarded: 'Your changes are discarded. Everything is as it was.',
  },
  es: {
    title: 'Tienes cambios sin guardar',
    text: 'Lo que escribiste sigue en este dispositivo, donde solo tú puedes abrirlo. Al cerrar sesión se borra.',
    goOn: 'Seguir donde lo dejaste',
    discard: 'Descartar los cambios',
    discarded: 'Tus cambios se descartaron. Todo está como antes.',
  },
}

type Props = {
  readonly warning: string | undefined
  readonly onGoOn: () => void
  readonly onDiscard: (happened: string) => void
}

/** A form was left half-filled: by a reload, a closed page or a session that ran out. Nothing typed is lost, and nothing counts yet. */
export function UnsavedNote({ warning, onGoOn, onDiscard }: Props) {
  const said = useWords(words)
  return (
    <Note title={said.title}>
      <p>{said.text}</p>
      {warning && <p>{warning}</p>}
      <div className={styles.buttons}>
        <Button look="small" onClick={onGoOn}>
          {said.goOn}
        </Button>
        <Button look="quiet" onClick={() => onDiscard(said.discarded)}>
          {said.discard}
        </Button>
      </div>
    </Note>
  )
}
