import { useState } from 'react'
import { CodeForm } from '../../account/second-factor/code-form.tsx'
import { ask } from '../../client/service/ask.ts'
import type { Answered } from '../../client/service/calls.ts'
import { QrCode } from '../../screens/panels/signing-qr/qr-code.tsx'
import { Button } from '../../ui/button.tsx'
import { ownRole } from '../data/own-role.ts'
import { PlainFrame } from '../frame/plain-frame.tsx'
import styles from './entry.module.css'
import { words } from './entry.words.ts'
import { SaveBackupCodes } from './save-backup-codes.tsx'

type Begun = Answered<'POST /api/v1/auth/second-factor/'>

/** Sets up an authenticator app: the password, the key, a first code, and the backup codes. */
export function SetUpFactor() {
  const { begun, codes, problem, isBusy, begin, confirmed } = useSettingUp()
  if (codes) return <SaveBackupCodes codes={codes} onSaved={() => void ownRole.readAnew()} />
  return (
    <PlainFrame title={words.setUp}>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {begun ? (
        <Confirm begun={begun} onAgain={begin} onConfirmed={confirmed} />
      ) : (
        <>
          <p>{words.setUpText}</p>
          <Button className={styles.start} isBusy={isBusy} onClick={begin}>
            {words.begin}
          </Button>
        </>
      )}
    </PlainFrame>
  )
}

function useSettingUp() {
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    const answer = await ask('POST /api/v1/auth/second-factor/')
    setBusy(false)
    setProblem(answer.ok ? '' : answer.failure.detail)
    if (answer.ok) setBegun(answer.data)
  }
  return { begun, codes, problem, isBusy, begin: () => void begin(), confirmed: setCodes }
}

type ConfirmProps = {
  readonly begun: Begun
  readonly onAgain: () => void
  readonly onConfirmed: (codes: readonly string[]) => void
}

function Confirm({ begun, onAgain, onConfirmed }: ConfirmProps) {
  return (
    <>
      <section className={styles.part}>
        <h2>{words.scan}</h2>
        <QrCode address={begun.uri} label={words.scanned} />
        <h2>{words.orType}</h2>
        <p>
          <code className={styles.key}>{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
      </section>
      <CodeForm
        key={begun.secret}
        label={words.firstCode}
        help={words.firstCodeHelp}
        missing={words.codeMissing}
        press={words.confirm}
        send={(code) => ask('POST /api/v1/auth/second-factor/confirm/', { body: { code } })}
        onDone={({ backup_codes }) => onConfirmed(backup_codes)}
        beside={
          <Button look="quiet" onClick={onAgain}>
            {words.again}
          </Button>
        }
      />
    </>
  )
}
