import { useState } from 'react'
import { BackupCodes } from '../../../../account/second-factor/backup-codes.tsx'
import { useWords } from '../../../../client/language.ts'
import { ask } from '../../../../client/service/ask.ts'
import type { Answered } from '../../../../client/service/calls.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { OutcomeLine } from '../../../../ui/focus/outcome-line.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import styles from '../../settings.module.css'
import { InnerPart } from '../../settings-section.tsx'
import { factorWords } from './factors.words.ts'
import { ownFactors, readFactorsAnew } from './own-factors.ts'
import { SetUpApp } from './set-up-app.tsx'
import { useNewCodes } from './use-new-codes.ts'

type Begun = Answered<'POST /api/v1/auth/second-factor/'>

/** The authenticator app: set up, moved to another phone, removed. */
export function AuthenticatorApp() {
  const said = useWords(factorWords)
  const held = ownFactors.use()
  const app = useAppChanges()
  return (
    <InnerPart title={said.app}>
      <p>{said.appAbout}</p>
      <OutcomeLine text={app.news} />
      {app.problem && (
        <p role="alert" className={styles.problem}>
          {app.problem}
        </p>
      )}
      {app.codes.length > 0 && <BackupCodes codes={app.codes} onSaved={app.hideCodes} />}
      {app.begun ? (
        <SetUpApp begun={app.begun} onConfirmed={(newCodes) => void app.confirmed(newCodes)} onClose={app.stop} />
      ) : (
        <Loaded of={held} empty={undefined}>
          {({ has_app: hasApp }) => <AppNow hasApp={hasApp} app={app} />}
        </Loaded>
      )}
      {app.isLeaving && (
        <ConfirmDialog
          title={said.removeAppTitle}
          yes={said.removeApp}
          no={said.keep}
          act={() => ask('DELETE /api/v1/auth/second-factor/')}
          onKeep={app.keep}
          onDone={() => void app.removed()}
        >
          <p>{said.removeText}</p>
        </ConfirmDialog>
      )}
    </InnerPart>
  )
}

/** Whether there is one, and what can be done about it. */
function AppNow({ hasApp, app }: { readonly hasApp: boolean; readonly app: ReturnType<typeof useAppChanges> }) {
  const said = useWords(factorWords)
  return (
    <>
      <p>{hasApp ? said.appOn : said.appOff}</p>
      <div className={styles.buttons}>
        <Button look="small" isBusy={app.isBusy} onClick={() => void app.begin()}>
          {hasApp ? said.replace : said.setUp}
        </Button>
        {hasApp && (
          <Button look="small" onClick={app.leave}>
            {said.removeApp}
          </Button>
        )}
      </div>
    </>
  )
}

/** An app is set up from `begin` to `confirmed`, and removed from `leave` to `removed`. */
function useAppChanges() {
  const said = useWords(factorWords)
  const [news, setNews] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [begun, setBegun] = useState<Begun>()
  const { codes, show, date, hide: hideCodes } = useNewCodes()
  const [isLeaving, setLeaving] = useState(false)
  const begin = async () => {
    setBusy(true)
    setNews('')
    setProblem('')
    const answer = await ask('POST /api/v1/auth/second-factor/')
    setBusy(false)
    setProblem(answer.ok ? '' : answer.failure.detail)
    if (answer.ok) setBegun(answer.data)
  }
  const stop = () => setBegun(undefined)
  const confirmed = async (newCodes: readonly string[]) => {
    setBegun(undefined)
    show(newCodes)
    date(await readFactorsAnew())
    setNews(said.appSet)
  }
  const leave = () => setLeaving(true)
  const keep = () => setLeaving(false)
  const removed = async () => {
    setLeaving(false)
    await readFactorsAnew()
    setNews(said.appRemoved)
  }
  return { news, problem, isBusy, begun, codes, isLeaving, begin, stop, confirmed, hideCodes, leave, keep, removed }
}
