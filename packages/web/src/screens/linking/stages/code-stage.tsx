import { useId, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import styles from '../link-window.module.css'
import { words } from '../link-window.words.ts'
import { sandboxCode, type Tried, tryCode } from '../sandbox-sign-in.ts'
import { StageForm } from './stage-form.tsx'

type Props = { readonly triesBefore: number; readonly onTried: (tried: Tried) => void; readonly onBack: () => void }

/** The code that an institution wants besides the password. */
export function CodeStage({ triesBefore, onTried, onBack }: Props) {
  const said = useWords(words)
  const id = useId()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const send = () => {
    const tried = tryCode(code, triesBefore)
    setProblem(tried.next === 'wrong' ? said.wrongCode(tried.triesLeft) : undefined)
    onTried(tried)
  }
  return (
    <StageForm send={said.check} onSend={send} other={{ label: said.back, onPress: onBack }}>
      <p id={`${id}-help`}>{said.codeHelp(sandboxCode)}</p>
      {problem && (
        <p className={styles.problem} role="alert" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      <div className={styles.part}>
        <label htmlFor={id}>{said.code}</label>
        <TextInput
          id={id}
          inputMode="numeric"
          width="year"
          autoComplete="one-time-code"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-help${problem ? ` ${id}-problem` : ''}`}
        />
      </div>
    </StageForm>
  )
}
