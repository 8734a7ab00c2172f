import { useState } from 'react'
import { useWords, type Words } from '../client/language.ts'
import { describedBy, FieldFrame } from '../ui/fields/field-frame.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import styles from './account.module.css'
import type { AccountForm } from './use-account-form.ts'

const words: Words<{ readonly show: string; readonly hide: string }> = {
  en: { show: 'Show', hide: 'Hide' },
  es: { show: 'Mostrar', hide: 'Ocultar' },
}

type Props = {
  readonly form: AccountForm
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly autoComplete: string
  readonly type?: 'text' | 'email' | 'password'
}

/** One line of an account form. A password can be looked at, pasted and filled in by the browser. */
export function AccountField({ form, name, label, help, autoComplete, type = 'text' }: Props) {
  const { show, hide } = useWords(words)
  const [isShown, setShown] = useState(false)
  const error = form.errors[name]
  const input = (
    <TextInput
      id={name}
      name={name}
      type={type === 'password' && isShown ? 'text' : type}
      autoComplete={autoComplete}
      autoCapitalize={type === 'text' ? 'words' : 'none'}
      value={form.values[name] ?? ''}
      onChange={({ target }) => form.set(name, target.value)}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={describedBy(name, { help, error })}
      aria-required
    />
  )
  return (
    <FieldFrame id={name} label={label} help={help} error={error}>
      {type === 'password' ? (
        <span className={styles.password}>
          {input}
          <button type="button" className={`${styles.reveal} ${styles.scripted}`} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? hide : show}
          </button>
        </span>
      ) : (
        input
      )}
    </FieldFrame>
  )
}
