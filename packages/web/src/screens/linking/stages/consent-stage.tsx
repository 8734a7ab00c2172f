import { dollarWords } from '@app/schemas/rules/money/money'
import { useId, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { Options } from '../../../ui/fields/options.tsx'
import type { LinkKind } from '../link-kind.ts'
import styles from '../link-window.module.css'
import { words } from '../link-window.words.ts'
import type { Institution, SandboxAccount } from '../sandbox-institutions.ts'
import { StageForm } from './stage-form.tsx'

type Props = {
  readonly kind: LinkKind
  readonly institution: Institution
  readonly onAgree: (account: SandboxAccount) => void
  readonly onClose: () => void
}

/** Which account, and what may be read of it. Nothing is chosen before. */
export function ConsentStage({ kind, institution: { accounts }, onAgree, onClose }: Props) {
  const said = useWords(words)
  const id = useId()
  const [chosen, setChosen] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const send = () => {
    const account = accounts.find(({ name }) => name === chosen)
    if (account) onAgree(account)
    else setProblem(said.choose)
  }
  const options = accounts.map(({ name, balance }) => ({ value: name, label: `${name}, ${dollarWords(balance)}` }))
  return (
    <StageForm send={said.agree} onSend={send} other={{ label: said.close, onPress: onClose }}>
      <fieldset className={styles.part} aria-describedby={problem && `${id}-problem`}>
        <legend>{said.account}</legend>
        {problem && (
          <p className={styles.problem} role="alert" id={`${id}-problem`}>
            {problem}
          </p>
        )}
        <Options
          kind="one"
          id={id}
          name="linked-account"
          options={options}
          value={chosen}
          onChange={(value) => setChosen(String(value))}
          isWrong={problem !== undefined}
        />
      </fieldset>
      <h3>{said.reads}</h3>
      <ul>
        {said.readsList[kind].map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p>{said.never}</p>
    </StageForm>
  )
}
