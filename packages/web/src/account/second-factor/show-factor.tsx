import type { FactorKind } from '@app/schemas/rules/people/second-factor'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../client/language.ts'
import type { Answer } from '../../client/service/answer.ts'
import type { Answered } from '../../client/service/calls.ts'
import { type Shown, showPasskey } from '../../client/session/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import styles from '../account.module.css'
import { useFailureWords } from '../failure-words.ts'
import { CodeForm } from './code-form.tsx'
import { factorWords } from './factor.words.ts'

type Options = Answered<'POST /api/v1/auth/sign-in/passkey/options/'>
export type ShownFactor = { readonly code: string } | { readonly passkey: Shown }

type Props<T> = {
  /** What there is to show one with. */
  readonly by: readonly FactorKind[]
  /** What the passkey has to sign. */
  readonly askPasskey: () => Promise<Answer<Options>>
  readonly send: (shown: ShownFactor) => Promise<Answer<T>>
  readonly onDone: (data: T) => void | Promise<void>
  readonly beside?: ReactNode
}

/** Has a second factor shown: the passkey first, which is one press, and a code below it. */
export function ShowFactor<T>({ by, askPasskey, send, onDone, beside }: Props<T>) {
  const said = useWords(factorWords)
  const hasPasskey = by.includes('passkey')
  const hasApp = by.includes('app')
  const hasCode = hasApp || by.includes('backup-code')
  return (
    <div className={styles.form}>
      {hasPasskey && <PasskeyButton askPasskey={askPasskey} send={send} onDone={onDone} beside={hasCode ? undefined : beside} />}
      {hasCode && (
        <CodeForm
          label={hasPasskey ? said.or : said.code}
          help={hasApp ? said.codeHelp : said.backupCode}
          missing={said.codeMissing}
          press={said.confirm}
          look={hasPasskey ? 'outline' : 'main'}
          send={(code) => send({ code })}
          onDone={onDone}
          isFirst={!hasPasskey}
          beside={beside}
        />
      )}
    </div>
  )
}

function PasskeyButton<T>({ askPasskey, send, onDone, beside }: Omit<Props<T>, 'by'>) {
  const said = useWords(factorWords)
  const sayFailure = useFailureWords()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const use = async (): Promise<string> => {
    const options = await askPasskey()
    if (!options.ok) return sayFailure(options.failure)
    const shown = await showPasskey(options.data)
    if (!shown.ok) return said.noPasskey[shown.why]
    const answer = await send({ passkey: shown.passkey })
    if (!answer.ok) return sayFailure(answer.failure)
    await onDone(answer.data)
    return ''
  }
  const press = async () => {
    setBusy(true)
    setProblem('')
    setProblem(await use())
    setBusy(false)
  }
  return (
    <div className={styles.pair}>
      <div className={styles.buttons}>
        <Button isBusy={isBusy} onClick={() => void press()}>
          {said.usePasskey}
        </Button>
        {beside}
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}
