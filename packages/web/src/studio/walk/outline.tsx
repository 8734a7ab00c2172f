import { describeCondition, indexFor, type ResolvedMode } from '@app/engine'
import type { Condition } from '@app/schemas/flow/condition'
import type { ModeView } from '../modes/flows-client.ts'
import styles from './outline.module.css'
import type { Walk } from './use-walk.ts'

type Props = { readonly view: ModeView; readonly walk: Walk }

/** The steps of the mode: where the walk is, what was visited, and what is beside the order. */
export function Outline({ view: { resolved }, walk }: Props) {
  const seen = new Set(walk.moves.map(({ step }) => step))
  const current = walk.hasLeft ? undefined : walk.context.place.step
  const mark = (step: string): Marked => ({ step, isCurrent: step === current, wasSeen: seen.has(step) })
  // A test of orders has a step once for each variant: it is marked where it stands for the person who walks.
  const standsAt = (step: string) => indexFor(walk.flow, step, walk.context.facts)
  const markAt = (step: string, index: number): Marked => (standsAt(step) === index ? mark(step) : unmarked(step))
  return (
    <nav className={styles.outline} aria-labelledby="outline">
      <h2 id="outline">Steps</h2>
      <ol>
        {resolved.items.map(({ branches }, place) => (
          <li key={JSON.stringify(branches)}>
            {branches.map(({ step, when }, index) => (
              <StepLine key={step} {...markAt(step, place)} lead={index > 0 ? 'or' : ''} when={when} />
            ))}
          </li>
        ))}
      </ol>
      <Besides heading="Side steps" steps={resolved.side.map(mark)} />
      <Besides heading="Also in this mode" steps={further(resolved).map(mark)} />
    </nav>
  )
}

type Marked = { readonly step: string; readonly isCurrent: boolean; readonly wasSeen: boolean }

function unmarked(step: string): Marked {
  return { step, isCurrent: false, wasSeen: false }
}

function Besides({ heading, steps }: { readonly heading: string; readonly steps: readonly Marked[] }) {
  return (
    steps.length > 0 && (
      <>
        <h3>{heading}</h3>
        <ul>
          {steps.map((one) => (
            <li key={one.step}>
              <StepLine {...one} />
            </li>
          ))}
        </ul>
      </>
    )
  )
}

type LineProps = Marked & { readonly lead?: string; readonly when?: Condition | undefined }

function StepLine({ step, isCurrent, wasSeen, lead = '', when }: LineProps) {
  const look = isCurrent ? styles.current : wasSeen ? styles.seen : styles.line
  return (
    <span className={look} aria-current={isCurrent ? 'step' : undefined}>
      {lead && <span className={styles.lead}>{lead} </span>}
      {step}
      {wasSeen && !isCurrent && <span className={styles.done}> seen</span>}
      {when && <span className={styles.when}>if {describeCondition(when)}</span>}
    </span>
  )
}

/** The other steps that the mode can lead to: question pages, and where its guard sends people. */
function further({ items, side, steps }: ResolvedMode): string[] {
  const named = new Set([...side, ...items.flatMap(({ branches }) => branches.map(({ step }) => step))])
  return Object.keys(steps).filter((step) => !named.has(step))
}
