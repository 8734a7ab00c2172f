import { compileFlow, compileMachine } from '@app/engine'
import type { PersonaFile } from '@app/schemas/flow/persona'
import { useEffect, useState } from 'react'
import { Inspector } from '../facts/inspector.tsx'
import type { ModeView } from '../modes/flows-client.ts'
import { Notice } from '../modes/notice.tsx'
import type { Beginning, Position } from './beginning.ts'
import { LeftPanel } from './left-panel.tsx'
import { Outline } from './outline.tsx'
import { PlayBar } from './play-bar.tsx'
import { useWalk } from './use-walk.ts'
import { WalkTools } from './walk-tools.tsx'
import { WalkedStep } from './walked-step.tsx'
import styles from './walker.module.css'

type Props = {
  readonly view: ModeView
  readonly persona: PersonaFile | undefined
  readonly beginning: Beginning
  /** True when a button started this walk. */
  readonly takesFocus: boolean
  readonly onStand: (stand: Position) => void
  readonly onStartAgain: () => void
}

/** One walk through one version of a mode: where it is, the step itself, and why it is there. */
export function Walker({ view, persona, beginning, takesFocus, onStand, onStartAgain }: Props) {
  const [flow] = useState(() => compileFlow(view.resolved))
  const [machine] = useState(() => compileMachine(flow))
  const [begun] = useState(beginning)
  const [isPlaying, setPlaying] = useState(false)
  const walk = useWalk(flow, machine, begun)
  const { context, hasEntered, hasLeft, moves } = walk
  const { version } = flow.resolved
  useEffect(() => {
    if (hasEntered && !hasLeft) onStand({ version, place: context.place, facts: context.facts })
  }, [onStand, version, context, hasEntered, hasLeft])
  const arrivals = moves.filter(({ type }) => type !== 'FACTS').length
  const focuses = !isPlaying && (arrivals > 0 || takesFocus)
  if (!hasEntered) return null
  return (
    <div className={styles.walker}>
      <div className={styles.middle}>
        {begun.says && <Notice tone="calm" title={begun.says} />}
        {persona && <PlayBar persona={persona} walk={walk} isWhole={!begun.takesOver} isPlaying={isPlaying} onPlaying={setPlaying} />}
        {hasLeft ? (
          <LeftPanel why={context.why} from={moves.at(-1)?.step} takesFocus={focuses} onStartAgain={onStartAgain} />
        ) : (
          <WalkedStep view={view} walk={walk} visit={arrivals} persona={persona} takesFocus={focuses} />
        )}
        <WalkTools view={view} walk={walk} onStartAgain={onStartAgain} />
      </div>
      <Inspector view={view} walk={walk} />
      <Outline view={view} walk={walk} />
    </div>
  )
}
