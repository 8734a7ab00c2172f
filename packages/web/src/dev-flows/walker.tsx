import { compileFlow, compileMachine } from '@app/engine'
import type { PersonaFile } from '@app/schemas/flow/persona'
import { useEffect, useState } from 'react'
import type { Beginning, Stand } from './beginning.ts'
import type { ModeView } from './flows-client.ts'
import { Inspector } from './inspector.tsx'
import { LeftPanel } from './left-panel.tsx'
import { Notice } from './notice.tsx'
import { Outline } from './outline.tsx'
import { PlayBar } from './play-bar.tsx'
import { StepPanel } from './step-panel.tsx'
import { useWalk } from './use-walk.ts'
import { WalkTools } from './walk-tools.tsx'
import styles from './walker.module.css'

type Props = {
  readonly view: ModeView
  readonly persona: PersonaFile | undefined
  readonly beginning: Beginning
  /** The first walk of the page leaves the focus where it is. */
  readonly isFirst: boolean
  readonly onStand: (stand: Stand) => void
  readonly onStartAgain: () => void
}

/** One walk through one version of a mode: where it is, the step itself, and why it is there. */
export function Walker({ view, persona, beginning, isFirst, onStand, onStartAgain }: Props) {
  const [flow] = useState(() => compileFlow(view.resolved))
  const [machine] = useState(() => compileMachine(flow))
  const [begun] = useState(beginning)
  const [isPlaying, setPlaying] = useState(false)
  const walk = useWalk(flow, machine, begun)
  const { context, hasLeft, moves } = walk
  const { version } = flow.resolved
  useEffect(() => {
    if (!hasLeft) onStand({ version, place: context.place, facts: context.facts })
  }, [onStand, version, context, hasLeft])
  const arrivals = moves.filter(({ type }) => type !== 'FACTS').length
  const takesFocus = !isPlaying && (arrivals > 0 || !isFirst)
  return (
    <div className={styles.walker}>
      <div className={styles.middle}>
        {begun.says && <Notice tone="calm" title={begun.says} />}
        {persona && <PlayBar persona={persona} walk={walk} isPlaying={isPlaying} onPlaying={setPlaying} />}
        {hasLeft ? (
          <LeftPanel why={context.why} from={moves.at(-1)?.step} takesFocus={takesFocus} onStartAgain={onStartAgain} />
        ) : (
          <StepPanel key={arrivals} view={view} walk={walk} persona={persona} takesFocus={takesFocus} />
        )}
        <WalkTools view={view} walk={walk} onStartAgain={onStartAgain} />
      </div>
      <Inspector view={view} walk={walk} />
      <Outline view={view} walk={walk} />
    </div>
  )
}
