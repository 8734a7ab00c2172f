import { type HTMLInputAutoCompleteAttribute, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { describedBy } from '../../../ui/fields/field-frame.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { Note } from '../../../ui/note.tsx'
import type { CardField } from '../../data/money/payments.ts'
import type { FieldProps } from '../field-kind.ts'
import styles from './card.module.css'
import { words } from './card-words.ts'
import { readEntry, type Typed } from './read-entry.ts'
import { TestCards } from './test-cards.tsx'

type Cards = CardField['test_cards']
type Props = FieldProps & { readonly cards: Cards }

const nothing: Typed = { number: '', expires: '', code: '' }

/** The field of the sandbox. What is typed stays in this component: the page gets the name of the card, and nothing of its number. */
export function SandboxCard({ field, id, onChange, error, cards }: Props) {
  const said = useWords(words)
  const [typed, setTyped] = useState(nothing)
  const put = (next: Typed) => {
    setTyped(next)
    onChange(readEntry(next, cards, new Date()))
  }
  const part = (name: keyof Typed, label: string, autoComplete: HTMLInputAutoCompleteAttribute, width: 'short' | 'medium') => (
    <div className={styles.part}>
      <label htmlFor={name === 'number' ? id : `${id}-${name}`}>{label}</label>
      <TextInput
        id={name === 'number' ? id : `${id}-${name}`}
        inputMode="numeric"
        width={width}
        autoComplete={autoComplete}
        value={typed[name]}
        onChange={({ target }) => put({ ...typed, [name]: target.value })}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, { ...field, error })}
        spellCheck={false}
      />
    </div>
  )
  return (
    <div className={styles.card}>
      <Note title={said.sandboxTitle}>{said.sandbox}</Note>
      {part('number', said.number, 'cc-number', 'medium')}
      <div className={styles.parts}>
        {part('expires', `${said.expires} (${said.expiresHelp})`, 'cc-exp', 'short')}
        {part('code', said.code, 'cc-csc', 'short')}
      </div>
      <TestCards
        cards={cards}
        onUse={(number) => put({ number: spaced(number), expires: '12/34', code: number.length === 15 ? '1234' : '123' })}
      />
    </div>
  )
}

/** As it is printed on a card. */
function spaced(number: string): string {
  return number.length === 15 ? number.replace(/^(\d{4})(\d{6})(\d{5})$/, '$1 $2 $3') : number.replace(/(\d{4})(?=\d)/g, '$1 ')
}
