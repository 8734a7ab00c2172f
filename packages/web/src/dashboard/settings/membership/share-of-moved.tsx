import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { performanceTerms } from '../../../screens/data/money/prices.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { dayIn } from '../day-of.ts'
import styles from '../settings.module.css'
import { words } from './share-of-moved.words.ts'

/** People who agreed to pay a share of what is moved see it and can end it. Renders nothing for others. */
export function ShareOfMoved({ onStopped }: { readonly onStopped: (happened: string) => void }) {
  const said = useWords(words)
  const [isAsking, setAsking] = useState(false)
  const { data: terms } = performanceTerms.use()
  if (!terms?.chosen_at) return null
  return (
    <Card title={said.title} level={3}>
      <Facts
        facts={[
          { name: said.share, value: said.ofMoved(terms.percent) },
          { name: said.since, value: dayIn(terms.chosen_at) },
        ]}
      />
      <div className={styles.buttons}>
        <Button look="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {said.stop}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={said.ask}
          yes={said.yes}
          no={said.no}
          act={() => ask('DELETE /api/v1/memberships/performance/', {})}
          onKeep={() => setAsking(false)}
          onDone={() => {
            performanceTerms.put({ ...terms, chosen_at: null })
            onStopped(said.stopped)
          }}
        >
          <p>{said.what}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
