import { useEffect, useState } from 'react'
import { AccountFrame } from '../account/account-frame.tsx'
import { useWords } from '../client/language.ts'
import type { Answer } from '../client/service/answer.ts'
import { useBrand } from '../client/service/page-data.ts'
import type { Signing } from '../screens/data/papers/signing.ts'
import { SignedPaper } from '../screens/papers/signed-paper.tsx'
import { Waiting } from '../shell/frame/waiting.tsx'
import { Note } from '../ui/note.tsx'
import { enterAndRead } from './papers-link.ts'
import { PapersTrouble } from './papers-trouble.tsx'
import styles from './sign-here.module.css'
import { words } from './sign-here.words.ts'
import { SignHereForm } from './sign-here-form.tsx'

/** Where the link for a telephone leads: the papers, read and signed without signing in. It opens nothing else. */
export function SignHerePage() {
  const [answer, setAnswer] = useState<Answer<Signing>>()
  const [attempt, setAttempt] = useState(0)
  const [signedNow, setSignedNow] = useState<Signing>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    let isGone = false
    void enterAndRead().then((read) => isGone || setAnswer(read))
    return () => {
      isGone = true
    }
  }, [attempt])
  if (signedNow) return <Done signing={signedNow} />
  if (!answer) return <Waiting />
  if (answer.ok) {
    if (answer.data.waiting.length === 0) return <Done signing={answer.data} />
    return <SignHereForm signing={answer.data} onSigned={setSignedNow} onChanged={() => setAttempt(attempt + 1)} />
  }
  if (answer.failure.code === 'link_used_up') return <Ended />
  return <PapersTrouble why={answer.failure.detail} onAgain={() => setAttempt(attempt + 1)} />
}

function Ended() {
  const said = useWords(words)
  const support = useBrand()?.support
  return (
    <AccountFrame title={said.ended} lead={said.endedWhy}>
      {support && <p>{said.help(support.phone)}</p>}
    </AccountFrame>
  )
}

function Done({ signing }: { readonly signing: Signing }) {
  const said = useWords(words)
  return (
    <AccountFrame title={said.done} lead={said.doneLead}>
      <Note title={said.back} look="good">
        {said.backWhy}
      </Note>
      <div className={styles.papers}>
        {signing.signed.map((paper) => (
          <SignedPaper key={paper.pk} paper={paper} canSave={false} />
        ))}
      </div>
    </AccountFrame>
  )
}
