import { waitsForSignIn } from '../../client/device.ts'
import { useWords, type Words } from '../../client/language.ts'
import { useOnline } from '../../client/service/online.ts'
import { useJourneys } from '../../client/walk/journey.ts'
import styles from './save-line.module.css'

type Own = {
  readonly offline: string
  readonly saving: string
  readonly saved: string
  readonly here: string
  readonly ended: string
  readonly waiting: string
}

const words: Words<Own> = {
  en: {
    offline: 'You’re offline. What you type is kept on this device and saved when you’re back.',
    saving: 'Saving …',
    saved: 'Saved. You can close this page and come back.',
    here: 'Kept on this device until you create an account.',
    ended: 'Kept on this device until you sign in.',
    waiting: 'Not saved yet. We’ll try again as soon as you’re back online.',
  },
  es: {
    offline: 'No tienes conexión. Lo que escribes queda en este dispositivo y se guarda cuando vuelva.',
    saving: 'Guardando …',
    saved: 'Guardado. Puedes cerrar esta página y volver.',
    here: 'Queda en este dispositivo hasta que crees una cuenta.',
    ended: 'Queda en este dispositivo hasta que inicies sesión.',
    waiting: 'Aún no está guardado. Lo intentamos de nuevo en cuanto haya conexión.',
  },
}

/** Whether what was done is saved: always there, always true. */
export function SaveLine({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const said = useWords(words)
  const isOnline = useOnline()
  const { state } = useJourneys()
  const text = !isOnline
    ? said.offline
    : !isSignedIn
      ? waitsForSignIn()
        ? said.ended
        : said.here
      : state === 'saving'
        ? said.saving
        : state === 'waiting'
          ? said.waiting
          : said.saved
  return (
    <p className={styles.line} role="status">
      {text}
    </p>
  )
}
