import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { ownMemberships, savedCards } from '../../../screens/data/money/payments.ts'
import { brandName } from '../../../screens/fields/card/card-words.ts'
import { Button } from '../../../ui/button.tsx'
import { OutcomeLine } from '../../../ui/focus/outcome-line.tsx'
import { Line, Lines } from '../../../ui/lines.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Changeable } from '../changeable.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { AddCard } from './add-card.tsx'
import { words } from './cards.words.ts'
import { RemoveCardDialog } from './remove-card-dialog.tsx'

/** Cards that are saved to be charged. Each can be removed, and another one added. */
export function Cards() {
  const said = useWords(words)
  const held = savedCards.use()
  const [news, setNews] = useState('')
  const removed = async (name: string) => {
    await savedCards.readAnew()
    setNews(said.removed(name))
    // One that was cancelled can no longer renew with it.
    void ownMemberships.readAnew()
  }
  return (
    <SettingsSection at="cards" title={said.title} about={said.about}>
      <OutcomeLine text={news} />
      <Loaded of={held} empty={said.none} isEmpty={(all) => all.length === 0}>
        {(all) => (
          <Lines>
            {all.map(({ id, brand, last_four }) => {
              const name = said.ending(brandName(brand), last_four)
              return <CardLine key={id} id={id} name={name} onRemoved={() => void removed(name)} />
            })}
          </Lines>
        )}
      </Loaded>
      <Changeable shown={null} change={said.add}>
        {(close) => <AddCard onAdded={(name) => close(said.added(name))} onKeep={() => close()} />}
      </Changeable>
    </SettingsSection>
  )
}

function CardLine({ id, name, onRemoved }: { readonly id: string; readonly name: string; readonly onRemoved: () => void }) {
  const said = useWords(words)
  const [isAsking, setAsking] = useState(false)
  return (
    <Line>
      <span>{name}</span>
      <Button look="small" aria-haspopup="dialog" aria-label={`${said.remove}: ${name}`} onClick={() => setAsking(true)}>
        {said.remove}
      </Button>
      {isAsking && (
        <RemoveCardDialog
          id={id}
          name={name}
          onKeep={() => setAsking(false)}
          onRemoved={() => {
            setAsking(false)
            onRemoved()
          }}
        />
      )}
    </Line>
  )
}
