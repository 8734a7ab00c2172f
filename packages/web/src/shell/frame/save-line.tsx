import { waitsForSignIn } from '../../client/device.ts'
import { useWords, type Words } from '../../client/language.ts'
import { useIsAtWork } from '../../client/service/busy.ts'
import { useOnline } from '../../client/service/online.ts'
import { useJourneys } from '../../client/walk/journey.ts'
import styles from './save-line.module.css'

type Own = Readonly<Record<'offline' | 'saving' | 'saved' | 'here' | 'ended' | 'unsaved' | 'waiting' | 'gone', string>>

const words: Words<Own> = {
  en: {
    offline: 'You’re offline. What you type is kept on this device, and you can go on when you’re back.',
    saving: 'Saving …',
    saved: 'Saved. You can close this page and come back.',
    here: 'Kept on this device until you create an account.',
    ended: 'Kept on this device until you sign in.',
    unsaved: 'Not saved yet. Your answers are still on this page.',
    waiting: 'Not saved yet. Leave this page open: it keeps trying.',
    gone: 'This page has changed since you opened it. Load it again to go on.',
  },
  es: {
    offline: 'No tienes conexión. Lo que escribes queda en este dispositivo, y puedes seguir cuando vuelva.',
    saving: 'Guardando …',
    saved: 'Guardado. Puedes cerrar esta página y volver.',
    here: 'Queda en este dispositivo hasta que crees una cuenta.',
    ended: 'Queda en este dispositivo hasta que inicies sesión.',
    unsaved: 'Aún no está guardado. Tus respuestas siguen en esta página.',
    waiting: 'Aún no está guardado. Deja esta página abierta: lo sigue intentando.',
    gone: 'Esta página cambió desde que la abriste. Cárgala de nuevo para seguir.',
  },
}

/** Whether what was done is saved: always there, always true. */
export function SaveLine({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const said = useWords(words)
  const state = useSaveState(isSignedIn)
  return (
    <p className={styles.line} role="status">
      {said[state]}
    </p>
  )
}

function useSaveState(isSignedIn: boolean): keyof Own {
  const isOnline = useOnline()
  const isAtWork = useIsAtWork()
  const { state, isRefused } = useJourneys()
  if (!isOnline) return 'offline'
  if (!isSignedIn) return waitsForSignIn() ? 'ended' : 'here'
  if (isAtWork || state === 'saving') return 'saving'
  if (isRefused) return 'unsaved'
  return state === 'waiting' || state === 'gone' ? state : 'saved'
}
