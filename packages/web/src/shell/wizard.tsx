import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Failure } from '../client/answer.ts'
import { useSession } from '../client/session.ts'
import { stepOf } from './address.ts'
import { type Arrival, arrive } from './arrive.ts'
import { Trouble } from './trouble.tsx'
import { Waiting } from './waiting.tsx'
import { WalkedStep } from './walked-step.tsx'

type Props = { readonly mode: string }

/** A mode, walked: whoever signs in or out on the way is brought in anew, at the step they stand on. */
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
  if (failure) return <Trouble failure={failure} onAgain={() => setAttempt((before) => before + 1)} />
  if (!arrived || arrived.who !== person || arrived.mode !== mode) return <Waiting />
  return <WalkedStep key={`${mode} ${person}`} arrival={arrived.arrival} person={person ?? undefined} />
}
