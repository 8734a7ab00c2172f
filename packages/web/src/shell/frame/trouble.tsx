import { useWords, type Words } from '../../client/language.ts'
import type { Failure } from '../../client/service/answer.ts'
import { Button } from '../../ui/button.tsx'
import styles from './trouble.module.css'

const words: Words<{ readonly title: string; readonly again: string; readonly kept: string }> = {
  en: {
    title: 'We can’t show this page right now',
    again: 'Try again',
    kept: 'Nothing is lost: what you saved is safe, and what you typed is still on this device.',
  },
  es: {
    title: 'No podemos mostrar esta página ahora',
    again: 'Intentar de nuevo',
    kept: 'No se pierde nada: lo que guardaste está a salvo y lo que escribiste sigue en este dispositivo.',
  },
}

/** A page that could not be shown: what happened to what was typed first, then what can be done. */
export function Trouble({ failure, onAgain }: { readonly failure: Pick<Failure, 'detail'>; readonly onAgain: () => void }) {
  const { title, again, kept } = useWords(words)
  return (
    <div className={styles.trouble} role="alert">
      <h1 className={styles.title}>{title}</h1>
      <p>{kept}</p>
      <p>{failure.detail}</p>
      <Button onClick={onAgain}>{again}</Button>
    </div>
  )
}
