import { useState } from 'react'
import { useWords, type Words } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './reference-number.module.css'

const words: Words<{ readonly copy: string; readonly copied: string }> = {
  en: { copy: 'Copy', copied: 'Copied' },
  es: { copy: 'Copiar', copied: 'Copiado' },
}

/** A number to note down, and a button that copies it. */
export function NumberLine({ label, number }: { readonly label: string; readonly number: string }) {
  const said = useWords(words)
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(number).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className={styles.line}>
      <p>
        <span className={styles.label}>{label}</span>
        <strong className={styles.number}>{number}</strong>
      </p>
      {'clipboard' in navigator && (
        <Button look="small" className={styles.copy} onClick={copy}>
          {isCopied ? said.copied : said.copy}
        </Button>
      )}
      <VisuallyHidden role="status">{isCopied && said.copied}</VisuallyHidden>
    </div>
  )
}
