import { maskSsn } from '@app/schemas/rules/people/ssn'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWords, type Words } from '../../../client/language.ts'
import { useSession } from '../../../client/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { describedBy } from '../../../ui/fields/field-frame.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import type { FieldProps } from '../field-kind.ts'
import { isHandedFocus, useHandedFocus } from '../late-input.tsx'
import { isMasked } from './is-masked.ts'
import { ProveFirst } from './prove-first.tsx'
import styles from './ssn.module.css'

type Own = {
  readonly kept: (four: string) => string
  readonly change: string
  readonly keep: (four: string) => string
  readonly show: string
}

const words: Words<Own> = {
  en: {
    kept: (four) => `We have the number ending in ${four}.`,
    change: 'Change it',
    keep: (four) => `Keep the one that ends in ${four}`,
    show: 'Show number',
  },
  es: {
    kept: (four) => `Tenemos el número que termina en ${four}.`,
    change: 'Cambiarlo',
    keep: (four) => `Conservar el que termina en ${four}`,
    show: 'Mostrar el número',
  },
}

/** A number that is only seen while it is typed, or when asked for. */
export function SsnInput(props: FieldProps) {
  const { id, value, onChange } = props
  const said = useWords(words)
  const { user } = useSession()
  const [kept, setKept] = useState<string>()
  useEffect(() => {
    if (isMasked(value)) setKept(value)
  }, [value])
  if (isMasked(value)) {
    return (
      <div className={styles.kept}>
        <p>{said.kept(lastFour(value))}</p>
        <Button id={id} look="small" aria-label={`${said.change}: ${props.field.label}`} onClick={() => onChange('')}>
          {said.change}
        </Button>
      </div>
    )
  }
  if (user && user !== 'unknown' && !user.may_give_ssn) return <ProveFirst id={id} label={props.field.label} email={user.email} />
  return (
    <>
      <Typed {...props} isChange={kept !== undefined} />
      {kept !== undefined && (
        <Button look="quiet" className={styles.keep} onClick={() => onChange(kept)}>
          {said.keep(lastFour(kept))}
        </Button>
      )}
    </>
  )
}

function Typed({ field, id, value, onChange, error, isChange }: FieldProps & { readonly isChange: boolean }) {
  const { show } = useWords(words)
  const [isShown, setShown] = useState(false)
  const { input, isHere, setHere } = useTypingFocus(id, isChange)
  const text = typeof value === 'string' ? value : ''
  return (
    <div className={styles.typed}>
      <TextInput
        ref={input}
        id={id}
        name={field.name}
        inputMode="numeric"
        width="short"
        autoComplete="off"
        spellCheck={false}
        value={isShown || isHere ? text : atRest(text)}
        onChange={({ target }) => onChange(target.value)}
        onFocus={() => setHere(true)}
        onBlur={() => setHere(false)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, { ...field, error })}
        aria-required={!field.optional}
      />
      <Button look="small" aria-pressed={isShown} aria-controls={id} onClick={() => setShown(!isShown)}>
        {show}
      </Button>
    </div>
  )
}

/** Where people are while they type, however they came into the field. */
function useTypingFocus(id: string, isChange: boolean) {
  const [isHere, setHere] = useState(false)
  const isTypedOn = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    isTypedOn.current = isHandedFocus(id)
  }, [id])
  useHandedFocus(id, input)
  useEffect(() => {
    if (isChange) input.current?.focus()
  }, [isChange])
  // What was masked at rest shows as it is: all of it is selected, or what is typed next would come after it. People who are in the
  // middle of typing go on where they were.
  useLayoutEffect(() => {
    if (!isHere) return
    if (!isTypedOn.current) input.current?.select()
    isTypedOn.current = false
  }, [isHere])
  return { input, isHere, setHere }
}

/** As our pages show every such number: only its last four digits. One that is not complete shows as short as it is. */
function atRest(typed: string): string {
  const masked = maskSsn(typed)
  return /\d/.test(masked) ? masked : typed.replace(/[\p{L}\p{N}]/gu, '*')
}

function lastFour(masked: string): string {
  return masked.slice(-4)
}
