import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '../../client/language.ts'
import type { Failure } from '../../client/service/answer.ts'
import { useSession } from '../../client/session/session.ts'
import { stepOf } from '../../client/walk/address.ts'
import { loadMode, type WalkedMode } from '../../client/walk/flow.ts'
import { Trouble } from '../frame/trouble.tsx'
import { Waiting } from '../frame/waiting.tsx'
import { type Arrival, arrive } from './arrive.ts'
import { WalkedStep } from './walked-step.tsx'

type Props = { readonly mode: string }

/** A mode, walked: people who sign in or out on the way are brought in anew, at their current step. */
export function Wizard({ mode }: Props) {
  const { user } = useSession()
  const { pathname } = useLocation()
  const person = user === 'unknown' ? undefined : user ? user.pk : null
  const [arrived, setArrived] = useState<{ readonly who: string | null; readonly mode: string; readonly arrival: Arrival }>()
  const [failure, setFailure] = useState<Failure>()
  const [attempt, setAttempt] = useState(0)
  const step = stepOf(mode, pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step counts at the moment somebody comes in, and not after
  useEffect(() => {
    if (person === undefined) return
    let isGone = false
    void arrive(mode, person ?? undefined, step).then((answer) => {
      if (isGone) return
      if (answer.ok) setArrived({ who: person, mode, arrival: answer.data })
      setFailure(answer.ok ? undefined : answer.failure)
    })
    return () => {
      isGone = true
    }
  }, [mode, person, attempt])
  useSpoken(mode, (words) =>
    setArrived((before) => before && { ...before, arrival: { ...before.arrival, mode: { ...words, flow: before.arrival.mode.flow } } }),
  )
  if (failure) return <Trouble failure={failure} onAgain={() => setAttempt((before) => before + 1)} />
  if (!arrived || arrived.who !== person || arrived.mode !== mode) return <Waiting />
  return <WalkedStep key={`${mode} ${person}`} arrival={arrived.arrival} person={person ?? undefined} />
}

/** Another language changes words and nothing else: people stay where they are, on the version they came in by, with what they have typed. */
function useSpoken(mode: string, onWords: (words: WalkedMode) => void): void {
  const spoken = useLanguage()
  const last = useRef(spoken)
  const tell = useEffectEvent(onWords)
  useEffect(() => {
    if (last.current === spoken) return
    last.current = spoken
    let isGone = false
    void loadMode(mode).then((answer) => {
      if (answer.ok && !isGone) tell(answer.data)
    })
    return () => {
      isGone = true
    }
  }, [mode, spoken])
}
