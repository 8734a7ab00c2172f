import { type Answers, applyAnswers, expectedFinding, shownAsks } from '@app/engine'
import { useState } from 'react'
import { useWords } from '../../client/language.ts'
import buttons from '../buttons.module.css'
import { WillChange } from '../facts/will-change.tsx'
import type { ModeView } from '../modes/flows-client.ts'
import { FindingField } from './finding-field.tsx'
import styles from './going-on.module.css'
import type { Walk } from './use-walk.ts'
import { walkWords } from './walk.words.ts'

type Props = {
  readonly view: ModeView
  readonly walk: Walk
  /** The values of the step’s fields. */
  readonly typed: Answers
  readonly found: Answers
  readonly onFind: (fact: string, value: unknown) => void
}

/** What going on from here makes so, what the service finds out on the way, and buttons for it that need nothing to be sent. */
export function GoingOn({ view, walk, typed, found, onFind }: Props) {
  const said = useWords(walkWords)
  const [open, setOpen] = useState<readonly string[]>([])
  const { flow, context, send, goOn } = walk
  const { step } = context.place
  const answers = { ...typed, ...found }
  const next = () => {
    const missing = shownAsks(flow, step, answers, context.facts).filter(
      ({ name, options }) => !options.some(({ value }) => value === (answers[name] ?? '')),
    )
    setOpen(missing.map(({ name }) => name))
    if (missing.length === 0) goOn(answers)
  }
  return (
    <div className={styles.form}>
      <Findings view={view} walk={walk} found={found} onFind={onFind} />
      <WillChange before={context.facts} after={applyAnswers(flow, step, answers, context.facts)} />
      <div className={styles.buttons}>
        <button type="button" className={buttons.quiet} onClick={() => send({ type: 'BACK' })}>
          {said.back}
        </button>
        <button type="button" className={buttons.main} onClick={next}>
          {said.next}
        </button>
      </div>
      {open.length > 0 && <p role="alert">{said.unanswered(open.join(', '))}</p>}
    </div>
  )
}

/** What the service finds out on the way, to be chosen here in its place. */
function Findings({ view, walk: { flow, context }, found, onFind }: Omit<Props, 'typed'>) {
  const said = useWords(walkWords)
  const info = flow.resolved.steps[context.place.step]
  const findings = Object.entries(info?.learns ?? {})
  if (findings.length === 0) return null
  return (
    <fieldset className={styles.findings}>
      <legend>{said.finds}</legend>
      {findings.map(([fact, values]) => (
        <FindingField
          key={fact}
          fact={fact}
          about={view.about[fact]}
          values={values}
          value={found[fact] ?? (info && expectedFinding(info, fact, context.facts))}
          onFind={onFind}
        />
      ))}
    </fieldset>
  )
}
