import { dollarWords } from '@app/schemas/rules/money/money'
import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { type SavingsProgram, savingsProgram } from '../../../screens/data/money/savings.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { dayIn } from '../day-of.ts'
import styles from '../settings.module.css'
import { SettingsSection } from '../settings-section.tsx'
import { words } from './regular-saving.words.ts'

/** People who save regularly see the plan and can end it. Renders nothing without one. */
export function RegularSaving() {
  const said = useWords(words)
  const { data: plan } = savingsProgram.use()
  const [news, setNews] = useState('')
  if (!plan && !news) return null
  return (
    <SettingsSection title={said.title}>
      <p role="status" className={styles.news}>
        {news}
      </p>
      {plan && <Plan plan={plan} onEnded={setNews} />}
    </SettingsSection>
  )
}

function Plan({ plan, onEnded }: { readonly plan: SavingsProgram; readonly onEnded: (happened: string) => void }) {
  const said = useWords(words)
  const [isAsking, setAsking] = useState(false)
  const [next] = plan.next_dates
  const end = () =>
    ask('PATCH /api/v1/portfolios/savings_program/{id}/update/', {
      params: { id: plan.pk },
      body: { status: 'cancelled' },
      base: plan.version,
    })
  return (
    <Card title={said.each(dollarWords(plan.amount, true), plan.frequency)} level={3}>
      {plan.state === 'plan_only' && <p>{said.planOnly}</p>}
      {plan.status === 'paused' && <p>{said.paused}</p>}
      {next && <Facts facts={[{ name: said.next, value: dayIn(next) }]} />}
      <div className={styles.buttons}>
        <Button look="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {said.end}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={said.ask}
          yes={said.yes}
          no={said.no}
          act={end}
          onKeep={() => setAsking(false)}
          onDone={() => {
            savingsProgram.put(undefined)
            onEnded(said.ended)
          }}
        >
          <p>{said.what}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
