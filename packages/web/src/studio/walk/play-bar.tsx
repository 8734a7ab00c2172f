import type { PersonaFile } from '@app/schemas/flow/persona'
import { useEffect, useEffectEvent, useState } from 'react'
import buttons from '../buttons.module.css'
import { compareWithExpected, playOne } from './persona-walk.ts'
import styles from './play-bar.module.css'
import type { Walk } from './use-walk.ts'

const pauseMs = 1000

type Props = {
  readonly persona: PersonaFile
  readonly walk: Walk
  /** False when the walk began at a later step, or in an older version, so that not all of it is known. */
  readonly isWhole: boolean
  readonly isPlaying: boolean
  readonly onPlaying: (isPlaying: boolean) => void
}

/** Lets a persona walk by itself, a step at a time, and says whether it goes as expected. */
export function PlayBar({ persona, walk, isWhole, isPlaying, onPlaying }: Props) {
  const [problem, setProblem] = useState<string>()
  const { hasLeft, context, moves } = walk
  const tick = useEffectEvent(() => {
    const stuck = playOne(persona, walk)
    setProblem(stuck)
    if (stuck !== undefined) onPlaying(false)
  })
  const done = moves.length
  useEffect(() => {
    if (hasLeft) onPlaying(false)
    if (!isPlaying || hasLeft) return
    const timer = setTimeout(tick, done === 0 ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [isPlaying, hasLeft, done, onPlaying])
  const { says, asExpected } = compareWithExpected(persona, walk, isWhole)
  return (
    <div className={styles.bar}>
      <button type="button" className={buttons.quiet} disabled={hasLeft} onClick={() => onPlaying(!isPlaying)}>
        {isPlaying ? 'Pause' : 'Play'}
      </button>
      <p role="status" className={asExpected && !problem ? styles.says : styles.differs}>
        {isPlaying && !hasLeft && <span className={styles.unseen}>{context.place.step}. </span>}
        {problem ?? says}
      </p>
    </div>
  )
}
