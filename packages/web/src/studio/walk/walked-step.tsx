import { type Answers, answersOnVisit } from '@app/engine'
import type { LeavePlace } from '@app/schemas/flow/mode'
import type { PersonaFile } from '@app/schemas/flow/persona'
import { fillBrandWords } from '@app/schemas/rules/visitors/brand-words'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useWords } from '../../client/language.ts'
import type { Typed } from '../../client/walk/drafts.ts'
import { GraphPicture } from '../graph/graph-picture.tsx'
import type { ModeView } from '../modes/flows-client.ts'
import { answersShown } from '../step/answers-shown.ts'
import { Choice } from '../step/choice.tsx'
import type { FromFrame } from '../step/frame-messages.ts'
import { stepWords } from '../step/step.words.ts'
import { StepFrame } from '../step/step-frame.tsx'
import { GoingOn } from './going-on.tsx'
import { LeavingActions } from './leaving-actions.tsx'
import { personaAnswers } from './persona-walk.ts'
import { visitsOf, type Walk } from './use-walk.ts'
import { walkWords } from './walk.words.ts'
import styles from './walker.module.css'

type Props = {
  readonly view: ModeView
  readonly walk: Walk
  /** Counts the arrivals of this walk. */
  readonly visit: number
  readonly persona: PersonaFile | undefined
  /** True when a move of the reader led here, so that the heading is where they read on. */
  readonly takesFocus: boolean
}

/** What is answered on one visit: in the fields of the step, and what the service is to find out. */
type Given = {
  readonly visit: number
  readonly typed: Typed
  readonly found: Answers
  /** Where the button leads that was pressed last, when it leads out of the flow. */
  readonly left?: LeavePlace
}

const views = ['step', 'graph'] as const

/** The step where the walk is, as people see it, or the graph of the mode with that step marked. */
export function WalkedStep(props: Props) {
  const { view, walk, visit, persona, takesFocus } = props
  const said = { ...useWords(stepWords), ...useWords(walkWords) }
  const [shows, setShows] = useState<(typeof views)[number]>('step')
  const { facts, place } = walk.context
  const { step } = place
  const file = view.steps[step]
  const { begun, now, found, find, hear } = useGiven(props)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is filled in once, when the walk comes to it
  const shown = useMemo(() => ({ visit, step, facts, filled: begun.typed }), [visit, step, facts])
  const heading = useFocusedHeading(visit, takesFocus)
  const open = (name: string) => {
    walk.send({ type: 'GO', step: name })
    setShows('step')
  }
  return (
    <section className={styles.step} aria-labelledby="step-name">
      <header className={styles.head}>
        <h2 id="step-name" ref={heading} tabIndex={-1}>
          <code>{step}</code>
        </h2>
        <p className={styles.about}>{[file?.kind ?? said.outside, ...aboutStep(view, step)].join(' · ')}</p>
        <Choice name={said.view} options={views} labels={said.views} value={shows} onChange={setShows} />
      </header>
      <GoingOn key={visit} view={view} walk={walk} typed={now.typed} found={found} onFind={find} />
      <LeavingActions actions={fillBrandWords(file?.actions ?? [], view.brand)} pressed={now.left} />
      {shows === 'graph' && <GraphPicture view={view} current={step} seen={new Set(walk.moves.map((move) => move.step))} onOpen={open} />}
      {/* It stays there behind the graph: what was typed is not lost. */}
      <div hidden={shows !== 'step'}>
        <StepFrame view={view} persona={persona?.persona ?? ''} shown={shown} onMessage={hear} />
      </div>
    </section>
  )
}

/** What is answered on this visit, which begins with what the persona would answer; and what is done with it. */
function useGiven({ view, walk, visit, persona }: Props) {
  const { step } = walk.context.place
  const file = view.steps[step]
  const onVisit = answersOnVisit(persona?.answers[step], visitsOf(walk.moves, step))
  const begun: Given = { visit, typed: file ? answersShown(view, file, persona, onVisit) : {}, found: personaAnswers(persona, walk) }
  const [given, setGiven] = useState(begun)
  const now = given.visit === visit ? given : begun
  const findings = Object.keys(walk.flow.resolved.steps[step]?.learns ?? {})
  const found = Object.fromEntries(findings.flatMap((fact) => (now.found[fact] === undefined ? [] : [[fact, now.found[fact]]])))
  const hear = (message: FromFrame) => {
    if (message.is === 'typed') setGiven({ ...now, typed: message.typed })
    if (message.is === 'done') walk.goOn({ ...message.typed, ...found })
    if (message.is !== 'action') return
    const { to, leave } = message.action
    if (to !== undefined) walk.send({ type: 'TAKE', to })
    else if (leave !== undefined) setGiven({ ...now, left: leave })
    else walk.send({ type: 'BACK' })
  }
  const find = (fact: string, value: unknown) => setGiven({ ...now, found: { ...now.found, [fact]: value } })
  return { begun, now, found, find, hear }
}

/** The heading gets the focus on each visit that the reader asked for. */
function useFocusedHeading(visit: number, takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const arrive = useEffectEvent(() => {
    if (takesFocus) heading.current?.focus()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit is an arrival, at the same step too
  useEffect(arrive, [visit])
  return heading
}

function aboutStep({ steps, resolved }: ModeView, step: string): readonly string[] {
  const needs = steps[step]?.needs
  const completes = resolved.steps[step]?.completes?.key
  return [...(needs ? [`needs “${needs}”`] : []), ...(completes ? [`completes “${completes}”`] : [])]
}
