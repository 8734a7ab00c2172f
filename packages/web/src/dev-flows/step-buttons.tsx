import buttons from './buttons.module.css'
import type { ModeView } from './flows-client.ts'
import styles from './step-form.module.css'
import type { Walk } from './use-walk.ts'

type Props = { readonly view: ModeView; readonly walk: Walk /** The action the persona takes here. */; readonly suggested: unknown }

/** The main button of a step, back, and what else a person can do here. */
export function StepButtons({ view, walk: { flow, context, send }, suggested }: Props) {
  const { step } = context.place
  const file = view.steps[step]
  const reachable = new Set(flow.resolved.steps[step]?.actions.map(({ to }) => to))
  const actions = file?.actions ?? []
  const taken = actions.flatMap(({ label, to }) => (to !== undefined && reachable.has(to) ? [{ label, to }] : []))
  const leaving = actions.flatMap(({ label, leave }) => (leave === undefined ? [] : [{ label, leave }]))
  const goesBack = actions.find(({ back }) => back)
  return (
    <>
      <div className={styles.buttons}>
        <button type="submit" className={buttons.main}>
          {file?.continue ?? 'Continue'}
        </button>
        <button type="button" className={buttons.quiet} onClick={() => send({ type: 'BACK' })}>
          {goesBack?.label ?? 'Back'}
        </button>
      </div>
      {taken.length > 0 && (
        <div className={styles.buttons}>
          {taken.map(({ label, to }) => (
            <button key={to} type="button" className={buttons.plain} onClick={() => send({ type: 'TAKE', to })}>
              {label}
              {to === suggested && ' (the persona takes this)'}
            </button>
          ))}
        </div>
      )}
      {leaving.length > 0 && (
        <p className={styles.leaving}>{leaving.map(({ label, leave }) => `“${label}” leaves the flow to ${leave}.`).join(' ')}</p>
      )}
    </>
  )
}
