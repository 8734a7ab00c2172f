import type { Ref } from 'react'
import styles from '../combobox/combobox.module.css'
import type { Choice } from '../combobox/combobox-choice.ts'

type Props = {
  readonly ref: Ref<HTMLDivElement>
  readonly id: string
  readonly label: string
  readonly choices: readonly Choice[]
  readonly at: number
  readonly onPick: (choice: Choice) => void
}

/** The choices under a line of text. */
export function ChoiceList({ ref, id, label, choices, at, onPick }: Props) {
  return (
    // The focus stays in the line: a press on the list is no reason to leave it.
    <div
      className={styles.list}
      ref={ref}
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
          onClick={() => onPick(choice)}
        >
          <span>{choice.text}</span>
          {choice.note && <span className={styles.note}>{choice.note}</span>}
        </div>
      ))}
    </div>
  )
}
