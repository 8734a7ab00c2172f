import type { UnfinishedSignIn } from '@app/schemas/errors'
import { type FactorFormWords, factorFormWords } from '@app/schemas/pages/account-form-words'
import { useState } from 'react'
import { useWords, type Words } from '../../client/language.ts'
import { ask } from '../../client/service/ask.ts'
import { beginSession, type User } from '../../client/session/session.ts'
import { Button } from '../../ui/button.tsx'
import styles from '../account.module.css'
import { AskRecovery } from './ask-recovery.tsx'
import { ShowFactor } from './show-factor.tsx'

const words: Words<FactorFormWords & { readonly lost: string }> = {
  en: { ...factorFormWords.en, lost: 'I don’t have any of these' },
  es: { ...factorFormWords.es, lost: 'No tengo ninguno de estos' },
}

type Props = { readonly signIn: UnfinishedSignIn; readonly onAgain: () => void; readonly onDone?: (() => void) | undefined }

/** The second half of signing in. Who has lost all of it asks to get in without, which takes a week. */
export function FinishSignIn({ signIn, onAgain, onDone }: Props) {
  const said = useWords(words)
  const [isLost, setLost] = useState(false)
  const { token, by } = signIn
  const enter = async ({ user }: { readonly user: User }) => {
    await beginSession(user)
    onDone?.()
  }
  if (isLost) return <AskRecovery token={token} onBack={() => setLost(false)} onAgain={onAgain} />
  return (
    <section className={styles.form} aria-labelledby="one-more-step">
      <div className={styles.head}>
        <h2 id="one-more-step" className={styles.step}>
          {said.title}
        </h2>
        <p>{said.lead}</p>
      </div>
      <ShowFactor
        by={by}
        askPasskey={() => ask('POST /api/v1/auth/sign-in/second-factor/options/', { body: { sign_in: token } })}
        send={(shown) => ask('POST /api/v1/auth/sign-in/second-factor/', { body: { sign_in: token, ...shown } })}
        onDone={enter}
      />
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onAgain}>
          {said.again}
        </Button>
        <Button look="quiet" onClick={() => setLost(true)}>
          {said.lost}
        </Button>
      </div>
    </section>
  )
}
