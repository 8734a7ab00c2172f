import { dollarWords } from '@app/schemas/rules/money/money'
import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { useRequestKeys } from '../../../client/service/use-request-keys.ts'
import { readMoneyAnew } from '../../../screens/data/money/transfers.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { PlaceLink } from '../../../ui/place-link.tsx'
import parts from '../../frame/parts.module.css'
import styles from '../money.module.css'
import { ChangeDeposit, changeForm } from './change-deposit.tsx'
import { words } from './repeating.words.ts'
import type { AskedProps, RepeatingDeposit } from './repeating-deposit.ts'

type Props = { readonly deposit: RepeatingDeposit; readonly onChanged: (words: string) => void }
type Asking = 'change' | 'pause' | 'resume' | 'end'

/** Change the amount and the days, pause, go on, end: each asks once before it is done. */
export function RepeatingActions({ deposit, onChanged }: Props) {
  const said = useWords(words)
  const keys = useRequestKeys(changeForm(deposit))
  const [asking, setAsking] = useState<Asking>()
  const { isPaused, isStarted, isPlan, amount } = deposit
  const named = said.each(dollarWords(amount, amount % 1 !== 0), deposit.frequency)
  const close = (happened?: string) => {
    setAsking(undefined)
    if (happened === undefined) return
    keys.renew()
    onChanged(happened)
    void readMoneyAnew()
  }
  const all: readonly { readonly what: Asking; readonly isShown: boolean }[] = [
    { what: 'change', isShown: !isPaused },
    { what: 'pause', isShown: isStarted && !isPaused },
    { what: 'resume', isShown: isPaused },
    { what: 'end', isShown: true },
  ]
  return (
    <div className={styles.buttons}>
      {all.map(
        ({ what, isShown }) =>
          isShown && (
            <Button key={what} look="small" aria-haspopup="dialog" aria-label={`${said[what]}: ${named}`} onClick={() => setAsking(what)}>
              {said[what]}
            </Button>
          ),
      )}
      {isPlan && (
        <PlaceLink className={parts.more} place="savings-plan">
          {said.seePlan}
        </PlaceLink>
      )}
      {asking === 'change' && <ChangeDeposit deposit={deposit} keys={keys} onClose={close} />}
      {asking !== undefined && asking !== 'change' && <Asked what={asking} deposit={deposit} keys={keys} onClose={close} />}
    </div>
  )
}

function Asked({ what, deposit, keys, onClose }: AskedProps & { readonly what: Exclude<Asking, 'change'> }) {
  const said = useWords(words)
  const sum = dollarWords(deposit.amount, true)
  const asked = {
    pause: { title: said.pauseTitle, about: said.pauseAbout, yes: said.pauseYes, done: said.isPaused },
    resume: { title: said.resumeTitle, about: said.resumeAbout(sum), yes: said.resumeYes, done: said.isResumed },
    end: { title: said.endTitle, about: said.endAbout, yes: said.endYes, done: said.ended },
  }[what]
  const act = () => {
    const key = keys.keyOf({ version: deposit.version, what })
    return what === 'end' ? deposit.end(key) : deposit.change({ isPaused: what === 'pause' }, key)
  }
  return (
    <ConfirmDialog
      title={asked.title}
      yes={asked.yes}
      no={said.keep}
      isKeepingMain={what === 'end'}
      isKeyed
      act={act}
      onKeep={() => onClose()}
      onDone={() => onClose(asked.done)}
    >
      <p>{asked.about}</p>
    </ConfirmDialog>
  )
}
