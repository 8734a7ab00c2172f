import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { useRequestKeys } from '../../../client/service/use-request-keys.ts'
import { savedCards } from '../../../screens/data/money/payments.ts'
import { brandName } from '../../../screens/fields/card/card-words.ts'
import { type EnteredCard, isEntered } from '../../../screens/fields/card/read-entry.ts'
import { inTries } from '../../../screens/paying/next-try.ts'
import { customerId, saveCard } from '../../../screens/paying/save-card.ts'
import { Button } from '../../../ui/button.tsx'
import { CardForm } from './card-form.tsx'
import { words } from './cards.words.ts'

type Props = { readonly onAdded: (name: string) => void; readonly onKeep: () => void }

/** A card is saved without paying anything: what was agreed to and could not be charged is tried again with it. */
export function AddCard({ onAdded, onKeep }: Props) {
  const said = useWords(words)
  const { problem, isBusy, add } = useAdding(onAdded)
  return (
    <CardForm
      label={said.whichCard}
      help={said.addHelp}
      offersSaved={false}
      problem={problem}
      isBusy={isBusy}
      send={said.save}
      onSend={(value) => void add(value)}
    >
      <Button look="quiet" onClick={onKeep}>
        {said.keep}
      </Button>
    </CardForm>
  )
}

function useAdding(onAdded: Props['onAdded']) {
  const said = useWords(words)
  // A card that is added again after it was removed is another request: test cards always have the same name.
  const keys = useRequestKeys()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const add = async (value: unknown) => {
    if (!isEntered(value)) return setProblem(said.noCard)
    setProblem(undefined)
    setBusy(true)
    const saved = await inTries(keys.keyOf(value.id), (key) => save(value, key))
    if (saved.ok) {
      keys.renew()
      await savedCards.readAnew()
    }
    setBusy(false)
    if (!saved.ok) return setProblem(saved.failure.detail)
    onAdded(said.ending(brandName(value.brand), value.lastFour))
  }
  return { problem, isBusy, add }
}

async function save({ id }: EnteredCard, key: string) {
  const customer = await customerId()
  return customer.ok ? saveCard(customer.data, id, key) : customer
}
