import type { PersonaFile } from '@app/schemas/flow/persona'
import { useState } from 'react'
import type { ListedPersona, ModeView } from '../modes/flows-client.ts'
import { PersonaChoice } from '../modes/persona-choice.tsx'
import { beginningAt, beginningOf, type Position } from './beginning.ts'
import { Walker } from './walker.tsx'

type Props = {
  readonly view: ModeView
  /** The step to begin at, when the address names one. */
  readonly step: string
  readonly personas: readonly ListedPersona[]
  readonly persona: PersonaFile | undefined
}

/** One walk after another: a new one on starting again, and on a new version, which takes over where the last one stood. */
export function Walks({ view, step, personas, persona }: Props) {
  const [run, setRun] = useState(0)
  const [stand, setStand] = useState<Position>()
  const { mode, version } = view.resolved
  const startAgain = () => {
    setStand(undefined)
    setRun(run + 1)
  }
  return (
    <>
      <PersonaChoice mode={mode} personas={personas} persona={persona} />
      <Walker
        key={`${version} ${run}`}
        view={view}
        persona={persona}
        beginning={
          stand === undefined && run === 0 && step !== ''
            ? beginningAt(view.resolved, step, persona)
            : beginningOf(view.resolved, persona, stand)
        }
        takesFocus={run > 0 && stand === undefined}
        onStand={setStand}
        onStartAgain={startAgain}
      />
    </>
  )
}
