import { useState } from 'react'
import { useWords, type Words } from '../../client/language.ts'
import { Button } from '../../ui/button.tsx'
import styles from './backup-codes.module.css'

type Own = {
  readonly codes: string
  readonly text: string
  readonly copy: string
  readonly copied: string
  readonly notCopied: string
  readonly print: string
  readonly saved: string
}

const words: Words<Own> = {
  en: {
    codes: 'Backup codes',
    text: 'If you lose your phone, each of these lets you in once. They’re shown only now. Keep them where nobody else finds them.',
    copy: 'Copy',
    copied: 'The codes are copied.',
    notCopied: 'This browser doesn’t allow copying. Select the codes instead.',
    print: 'Print',
    saved: 'I have saved them',
  },
  es: {
    codes: 'Códigos de respaldo',
    text: 'Si pierdes tu teléfono, cada uno te deja entrar una vez. Solo se muestran ahora. Guárdalos donde nadie más los encuentre.',
    copy: 'Copiar',
    copied: 'Los códigos están copiados.',
    notCopied: 'Este navegador no permite copiar. Selecciona los códigos.',
    print: 'Imprimir',
    saved: 'Ya los guardé',
  },
}

/** The backup codes, this once: they can be copied and printed, and the page goes on when that is done. */
export function BackupCodes({ codes, onSaved }: { readonly codes: readonly string[]; readonly onSaved: () => void }) {
  const said = useWords(words)
  const [news, setNews] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setNews(said.copied)
    } catch {
      setNews(said.notCopied)
    }
  }
  return (
    <>
      <p>{said.text}</p>
      <ol className={styles.codes} aria-label={said.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.key}>{code}</code>
          </li>
        ))}
      </ol>
      <p role="status">{news}</p>
      <div className={styles.buttons}>
        <Button look="small" onClick={() => void copy()}>
          {said.copy}
        </Button>
        <Button look="small" onClick={() => print()}>
          {said.print}
        </Button>
      </div>
      <Button look="outline" className={styles.saved} onClick={onSaved}>
        {said.saved}
      </Button>
    </>
  )
}
