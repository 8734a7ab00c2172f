import { type KeyboardEvent, useRef } from 'react'
import { useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { FieldProps } from '../field-kind.ts'
import styles from './securities.module.css'
import { words } from './securities.words.ts'
import { typedNames, withNames } from './typed-names.ts'

/** Names of companies, one after the other. What is typed and not added counts as well. */
export function NamesInput({ field, id, value, onChange, error }: FieldProps) {
  const said = useWords(words)
  const { names, typed, input, type, add, remove, keyDown } = useNames(value, onChange)
  return (
    <div className={styles.mix}>
      {names.length > 0 && (
        <ul className={styles.rows}>
          {names.map((name) => (
            <li key={name} className={styles.name}>
              <span>{name}</span>
              <Button look="quiet" aria-label={said.removeOne(name)} onClick={() => remove(name)}>
                {said.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <TextInput
          ref={input}
          id={id}
          name={field.name}
          aria-label={field.label}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          aria-invalid={error !== undefined || undefined}
          onChange={({ target }) => type(target.value)}
          onKeyDown={keyDown}
        />
        <Button look="small" onClick={add}>
          {said.anotherName}
        </Button>
      </div>
      <VisuallyHidden role="status">{names.length > 0 ? said.added(names.join(', ')) : ''}</VisuallyHidden>
    </div>
  )
}

function useNames(value: unknown, onChange: FieldProps['onChange']) {
  const { names, typed } = typedNames(value)
  const input = useRef<HTMLInputElement>(null)
  const add = () => {
    onChange({ names: withNames(names, typed), typed: '' })
    input.current?.focus()
  }
  const remove = (name: string) => {
    onChange({ names: names.filter((one) => one !== name), typed })
    input.current?.focus()
  }
  const keyDown = (event: KeyboardEvent) => {
    // Enter adds what is typed; with nothing typed it sends the page, as everywhere.
    if (event.key !== 'Enter' || typed.trim() === '' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  const type = (text: string) => onChange({ names, typed: text })
  return { names, typed, input, type, add, remove, keyDown }
}
