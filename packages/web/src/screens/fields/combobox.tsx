import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../../client/language.ts'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './combobox.module.css'
import { comboboxWords } from './combobox.words.ts'
import { useHandedFocus } from './late-input.tsx'

export type Choice = { readonly key: string; readonly text: ReactNode; readonly note?: string | undefined; readonly onPick: () => void }

type Props = {
  readonly id: string
  /** What the choices are a list of. */
  readonly label: string
  readonly value: string
  readonly onType: (text: string) => void
  readonly choices: readonly Choice[]
  /** What is told of the choices when there is more to say than how many there are. */
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
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useHandedFocus(id, input)
  useEffect(() => list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' }), [at])
  const isShown = isOpen && choices.length > 0
  const toggle = (open: boolean) => {
    setOpen(open)
    setAt(-1)
  }
  const pick = (choice: Choice) => {
    choice.onPick()
    toggle(false)
  }
  const active = isShown ? choices[at] : undefined
  const keyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      setAt(nextAt(isShown ? at : -1, key === 'ArrowDown' ? 1 : -1, choices.length))
    } else if (isShown && (key === 'Escape' || key === 'Enter') && !nativeEvent.isComposing) {
      // Enter with an open list answers this question; it does not send the page.
      event.preventDefault()
      event.stopPropagation()
      if (key === 'Enter' && active) pick(active)
      else toggle(false)
    }
  }
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
        onClick={() => opensAtOnce && setOpen(true)}
        onBlur={() => toggle(false)}
        onChange={({ target }) => {
          toggle(true)
          onType(target.value)
        }}
      />
      {isShown && (
        // The focus stays in the line: a press on the list is no reason to leave it.
        <div
          className={styles.list}
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          onPointerDown={(event) => event.preventDefault()}
        >
          {choices.map((choice, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keyboard stays in the line and points here
            <div
              key={choice.key}
              id={`${id}-choice-${index}`}
              className={styles.choice}
              role="option"
              aria-selected={index === at}
              onClick={() => pick(choice)}
            >
              <span>{choice.text}</span>
              {choice.note && <span className={styles.note}>{choice.note}</span>}
            </div>
          ))}
        </div>
      )}
      <p className={styles.unseen} role="status">
        {isOpen ? (status ?? (isShown ? said.choices(choices.length) : '')) : ''}
      </p>
    </div>
  )
}

/** Round and round; before the first one stands the line itself. */
function nextAt(at: number, by: 1 | -1, count: number): number {
  if (at === -1) return by === 1 ? 0 : count - 1
  const next = at + by
  return next >= count ? -1 : next
}
