import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Options } from '../../../ui/fields/options.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Note } from '../../../ui/note.tsx'
import { cardField, savedCards } from '../../data/money/payments.ts'
import { BankQuestion } from '../../paying/bank-question.tsx'
import type { FieldProps } from '../field-kind.ts'
import styles from './card.module.css'
import { brandName, words } from './card-words.ts'
import { isEntered } from './read-entry.ts'
import { SandboxCard } from './sandbox-card.tsx'

const another = 'another'

/** A card: one that the payment company keeps for the person, or one that they enter in its field. */
export function CardInput(props: FieldProps) {
  const held = cardField.use()
  return (
    <>
      <Loaded of={held} empty={undefined}>
        {({ company, test_cards }) => (company === 'sandbox' ? <WhichCard {...props} cards={test_cards} /> : <NoField />)}
      </Loaded>
      <BankQuestion />
    </>
  )
}

type Cards = { readonly cards: Parameters<typeof SandboxCard>[0]['cards'] }

/** Saved cards are offered first, where they can be paid with. */
function WhichCard(props: FieldProps & Cards) {
  const { field, id, value, onChange, error } = props
  const said = useWords(words)
  const [choice, setChoice] = useState<string>()
  const kept = savedCards.use().data ?? []
  const isPaying = field.record !== 'personal_information'
  if (!isPaying || kept.length === 0) return <Entry {...props} />
  const options = [
    ...kept.map((card) => ({ value: card.id, label: said.ending(brandName(card.brand), card.last_four) })),
    { value: another, label: said.other },
  ]
  const chosen = choice ?? (isEntered(value) ? (kept.some((card) => card.id === value.id) ? value.id : another) : undefined)
  const choose = (picked: string | boolean) => {
    const card = kept.find((one) => one.id === picked)
    setChoice(String(picked))
    onChange(card && { id: card.id, brand: card.brand, lastFour: card.last_four })
  }
  return (
    <div className={styles.card}>
      <Options
        kind="one"
        id={id}
        name={`${field.name}-which`}
        options={options}
        value={chosen}
        onChange={choose}
        isWrong={error !== undefined}
      />
      {chosen === another && <Entry {...props} id={`${id}-another`} />}
    </div>
  )
}

/** A number that was entered earlier on this visit is shown by its last four digits; the number itself is not saved. */
function Entry(props: FieldProps & Cards) {
  const { value, onChange } = props
  const said = useWords(words)
  const [isTyping, setTyping] = useState(!isEntered(value))
  if (isTyping || !isEntered(value)) return <SandboxCard {...props} />
  return (
    <div className={styles.entered}>
      <p id={props.id} tabIndex={-1}>
        {said.entered(said.ending(brandName(value.brand), value.lastFour))}
      </p>
      <Button
        look="small"
        onClick={() => {
          setTyping(true)
          onChange(undefined)
        }}
      >
        {said.another}
      </Button>
    </div>
  )
}

function NoField() {
  const { liveTitle, live } = useWords(words)
  return (
    <Note title={liveTitle} look="problem">
      {live}
    </Note>
  )
}
