import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Options } from '../../../ui/fields/options.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { cardField, type SavedCard, savedCards } from '../../data/money/payments.ts'
import { BankQuestion } from '../../paying/bank-question.tsx'
import type { FieldProps } from '../field-kind.ts'
import styles from './card.module.css'
import { brandName, words } from './card-words.ts'
import { type EnteredCard, isEntered } from './read-entry.ts'
import { SandboxCard } from './sandbox-card.tsx'

const another = 'another'

/** A card: one that the payment company has saved for the person, or one that they enter in its field. */
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

/** Where people pay, their saved cards are offered first. A list that can’t be loaded keeps no one from entering a card. */
function WhichCard(props: FieldProps & Cards) {
  const saved = savedCards.use()
  if (props.field.record === 'personal_information') return <Entry {...props} />
  if (saved.data === undefined && !saved.failure) return <Skeleton />
  const [first, ...others] = saved.data ?? []
  return first ? <SavedOrAnother {...props} saved={[first, ...others]} /> : <Entry {...props} />
}

type Saved = { readonly saved: readonly [SavedCard, ...SavedCard[]] }

/** The first saved card is chosen until people choose. What is wrong is shown with the choice, or with the card they enter. */
function SavedOrAnother({ saved, ...props }: FieldProps & Cards & Saved) {
  const { field, id, value, onChange, error } = props
  const said = useWords(words)
  const [choice, setChoice] = useState(() => initialChoice(value, saved))
  const isAnother = choice === another
  const choose = (picked: string | boolean) => {
    setChoice(String(picked))
    onChange(entered(saved.find(({ id }) => id === picked)))
  }
  const offer = useRef(() => {
    if (value === undefined) onChange(entered(saved[0]))
  })
  useEffect(() => offer.current(), [])
  return (
    <div className={styles.card} role="radiogroup" aria-label={said.saved}>
      <Options
        kind="one"
        id={isAnother ? `${id}-which` : id}
        name={`${field.name}-which`}
        options={[
          ...saved.map((card) => ({ value: card.id, label: said.ending(brandName(card.brand), card.last_four) })),
          { value: another, label: said.other },
        ]}
        value={choice}
        onChange={choose}
        isWrong={error !== undefined && !isAnother}
      />
      {isAnother && <Entry {...props} />}
    </div>
  )
}

function initialChoice(value: unknown, [first, ...others]: Saved['saved']): string {
  if (value === undefined) return first.id
  return isEntered(value) && [first, ...others].some(({ id }) => id === value.id) ? value.id : another
}

function entered(card: SavedCard | undefined): EnteredCard | undefined {
  return card && { id: card.id, brand: card.brand, lastFour: card.last_four }
}

/** A number that was entered earlier on this visit is shown by its last four digits; the number itself is not saved. */
function Entry(props: FieldProps & Cards) {
  const { id, value, onChange } = props
  const said = useWords(words)
  const [isTyping, setTyping] = useState(!isEntered(value))
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) document.getElementById(id)?.focus()
    isAsked.current = false
  })
  if (isTyping || !isEntered(value)) return <SandboxCard {...props} />
  return (
    <div className={styles.entered}>
      <p id={id} tabIndex={-1}>
        {said.entered(said.ending(brandName(value.brand), value.lastFour))}
      </p>
      <Button
        look="small"
        onClick={() => {
          isAsked.current = true
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
