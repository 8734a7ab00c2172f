import { useRef } from 'react'
import { useWords } from '../../../client/language.ts'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { ChoiceList } from '../choice/choice-list.tsx'
import { useHandedFocus } from '../late-input.tsx'
import styles from './combobox.module.css'
import { comboboxWords } from './combobox.words.ts'
import type { Choice } from './combobox-choice.ts'
import { useCombobox } from './use-combobox.ts'

type Props = {
  readonly id: string
  /** What the choices are a list of. */
  readonly label: string
  readonly value: string
  readonly onType: (text: string) => void
  readonly choices: readonly Choice[]
  /** What screen readers hear of the choices when there is more to say than their number. */
  readonly status?: string | undefined
  /** True for a list that can be looked through before anything is typed. */
  readonly opensAtOnce?: boolean
  readonly describedBy: string | undefined
  readonly isWrong: boolean
  readonly isRequired: boolean
}

/** A line of text with choices under it. What is typed stays, whether or not a choice is picked. */
export function Combobox({ id, label, value, onType, choices, status, opensAtOnce = false, describedBy, isWrong, isRequired }: Props) {
  const said = useWords(comboboxWords)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { isOpen, isShown, at, active, toggle, pick, keyDown } = useCombobox(choices, list)
  useHandedFocus(id, input)
  const told = status ?? (isShown ? said.choices(choices.length) : '')
  return (
    <div className={styles.box}>
      <TextInput
        ref={input}
        id={id}
        value={value}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-list` : undefined}
        aria-activedescendant={active ? `${id}-choice-${at}` : undefined}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        aria-required={isRequired}
        onKeyDown={keyDown}
        onClick={() => opensAtOnce && !isOpen && toggle(true)}
        onBlur={() => toggle(false)}
        onChange={({ target }) => {
          toggle(true)
          onType(target.value)
        }}
      />
      {isShown && <ChoiceList ref={list} id={id} label={label} choices={choices} at={at} onPick={pick} />}
      <VisuallyHidden role="status">{isOpen ? told : ''}</VisuallyHidden>
    </div>
  )
}
