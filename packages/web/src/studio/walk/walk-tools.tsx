import { useState } from 'react'
import buttons from '../buttons.module.css'
import fields from '../fields.module.css'
import type { ModeView } from '../modes/flows-client.ts'
import type { Walk } from './use-walk.ts'
import styles from './walk-tools.module.css'

type Props = { readonly view: ModeView; readonly walk: Walk; readonly onStartAgain: () => void }

/** Ways that a person has outside the page: coming back later, and opening the address of a step. */
export function WalkTools({ view: { resolved }, walk: { send, hasLeft }, onStartAgain }: Props) {
  const order = [...new Set(resolved.items.flatMap(({ branches }) => branches.map(({ step }) => step)))]
  const own = new Set([...order, ...resolved.side])
  const further = Object.keys(resolved.steps).filter((step) => !own.has(step))
  const [step, setStep] = useState(order[0] ?? '')
  if (hasLeft) return null
  return (
    <section className={styles.tools} aria-label="Other ways to move">
      <div className={styles.open}>
        <div className={fields.field}>
          <label htmlFor="open-step">Open this step</label>
          <select id="open-step" value={step} onChange={({ target }) => setStep(target.value)}>
            <Steps label="In order" steps={order} />
            <Steps label="Side steps" steps={resolved.side} />
            <Steps label="Also in this mode" steps={further} />
            <Steps label="Outside this mode" steps={Object.keys(resolved.elsewhere).sort()} />
          </select>
        </div>
        <button type="button" className={buttons.quiet} onClick={() => send({ type: 'GO', step })}>
          Open
        </button>
      </div>
      <div className={styles.pair}>
        <button type="button" className={buttons.quiet} onClick={() => send({ type: 'RESUME' })}>
          Resume
        </button>
        <button type="button" className={buttons.quiet} onClick={onStartAgain}>
          Start again
        </button>
      </div>
    </section>
  )
}

function Steps({ label, steps }: { readonly label: string; readonly steps: readonly string[] }) {
  return (
    steps.length > 0 && (
      <optgroup label={label}>
        {steps.map((step) => (
          <option key={step} value={step}>
            {step}
          </option>
        ))}
      </optgroup>
    )
  )
}
