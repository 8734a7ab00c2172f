import { useState } from 'react'
import { useWords, type Words } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { performanceTerms } from '../../../screens/data/money/prices.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { dayIn } from '../day-of.ts'
import styles from '../settings.module.css'

type Own = {
  readonly title: string
  readonly share: string
  readonly ofMoved: (percent: number) => string
  readonly since: string
  readonly stop: string
  readonly ask: string
  readonly what: string
  readonly yes: string
  readonly no: string
  readonly stopped: string
}

const words: Words<Own> = {
  en: {
    title: 'Share of what we move',
    share: 'What you agreed to',
    ofMoved: (percent) => `${percent}% of what arrives, once for each account`,
    since: 'Agreed on',
    stop: 'End this agreement',
    ask: 'End this agreement?',
    what: 'It ends now. We charge nothing for money that arrives from then on. We’ll no longer follow your transfers for it. One that’s on its way continues.',
    yes: 'End the agreement',
    no: 'Keep it',
    stopped: 'The agreement has ended. We charge nothing for what arrives from now on.',
  },
  es: {
    title: 'Parte de lo que movemos',
    share: 'Lo que aceptaste',
    ofMoved: (percent) => `${percent} % de lo que llega, una vez por cuenta`,
    since: 'Aceptado el',
    stop: 'Terminar este acuerdo',
    ask: '¿Terminar este acuerdo?',
    what: 'Termina ahora. No cobramos nada por el dinero que llegue desde entonces. Dejamos de seguir tus traslados por este acuerdo; uno en camino sigue.',
    yes: 'Terminar el acuerdo',
    no: 'Conservarlo',
    stopped: 'El acuerdo terminó. No cobramos nada por lo que llegue desde ahora.',
  },
}

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
