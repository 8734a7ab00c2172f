import { useId, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { More } from '../../../ui/more.tsx'
import styles from '../link-window.module.css'
import { words } from '../link-window.words.ts'
import { sandboxPassword, signIns, type Tried, trySignIn } from '../sandbox-sign-in.ts'
import { StageForm } from './stage-form.tsx'

type Props = { readonly triesBefore: number; readonly onTried: (tried: Tried) => void; readonly onBack: () => void }

const offered = [...signIns, 'wrong'] as const

/** Name and password as the institution wants them. They are compared here, and sent nowhere. */
export function SignInStage({ onBack, ...trying }: Props) {
  const said = useWords(words)
  const id = useId()
  const { name, setName, password, setPassword, problem, send, fill } = useSignIn(trying)
  return (
    <StageForm send={said.signIn} onSend={send} other={{ label: said.back, onPress: onBack }}>
      {problem && (
        <p className={styles.problem} role="alert" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      <div className={styles.part}>
        <label htmlFor={id}>{said.user}</label>
        <TextInput
          id={id}
          autoComplete="off"
          autoCapitalize="none"
          value={name}
          onChange={({ target }) => setName(target.value)}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem && `${id}-problem`}
        />
      </div>
      <div className={styles.part}>
        <label htmlFor={`${id}-password`}>{said.password}</label>
        <TextInput
          id={`${id}-password`}
          type="password"
          autoComplete="off"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem && `${id}-problem`}
        />
      </div>
      <TestSignIns onUse={fill} />
    </StageForm>
  )
}

type SignIn = (typeof offered)[number]

function useSignIn({ triesBefore, onTried }: Omit<Props, 'onBack'>) {
  const said = useWords(words)
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const send = () => {
    if (name.trim() === '' || password === '') return setProblem(said.empty)
    const tried = trySignIn(name, password, triesBefore)
    setProblem(tried.next === 'wrong' ? said.wrong(tried.triesLeft) : undefined)
    onTried(tried)
  }
  const fill = (which: SignIn) => {
    setName(which === 'wrong' ? 'works' : which)
    setPassword(which === 'wrong' ? 'not this one' : sandboxPassword)
  }
  return { name, setName, password, setPassword, problem, send, fill }
}

/** What can be tried here, since nobody has an account in a sandbox. */
function TestSignIns({ onUse }: { readonly onUse: (which: SignIn) => void }) {
  const said = useWords(words)
  return (
    <More title={said.tests}>
      <ul className={styles.tests}>
        {offered.map((which) => (
          <li key={which} className={styles.test}>
            <span>{said.testAbout[which]}</span>
            <Button look="small" aria-label={`${said.use}: ${said.testAbout[which]}`} onClick={() => onUse(which)}>
              {said.use}
            </Button>
          </li>
        ))}
      </ul>
    </More>
  )
}
