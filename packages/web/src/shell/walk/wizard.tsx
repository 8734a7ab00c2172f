import { needsAccount } from '@app/schemas/rules/answers/needs-account'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLanguage } from '../../client/language.ts'
import type { Failure } from '../../client/service/answer.ts'
import { hideBusy } from '../../client/service/busy.ts'
import { followChanges } from '../../client/service/changes.ts'
import { useSession } from '../../client/session/session.ts'
import { stepOf } from '../../client/walk/address.ts'
import { loadMode, useStep, type WalkedMode } from '../../client/walk/flow.ts'
import { useInnerPart } from '../../client/walk/inner-part.ts'
import { useJourneys } from '../../client/walk/journey.ts'
import { useChanging, useDone } from '../../screens/check-answers/return-to.ts'
import type { StepAction } from '../../screens/screen-props.ts'
import { StepPage } from '../../screens/step-page.tsx'
import { late } from '../../ui/late.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { JustDoneNote } from '../frame/just-done-note.tsx'
import { PageBoundary } from '../frame/page-boundary.tsx'
import { SaveLine } from '../frame/save-line.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { Waiting } from '../frame/waiting.tsx'
import { type Arrival, arrive } from './arrive.ts'
import { useSeenTests } from './use-moves.ts'
import { leaveTo, useWalk } from './use-walk.ts'
import { type Seen, useProgress, WalkProgress } from './walk-progress.tsx'
import styles from './wizard.module.css'

type Props = { readonly mode: string }

/** A mode, walked: people who sign in or out on the way are brought in anew, at their current step. */
export function Wizard({ mode }: Props) {
  const { user } = useSession()
  const person = user === 'unknown' ? undefined : user ? user.pk : null
  const [arrived, setArrived] = useState<Arrived>()
  const [failure, setFailure] = useState<Failure>()
  const [attempt, setAttempt] = useState(0)
  const followed = useRef<string>(undefined)
  const seen = useSeen(mode, person ?? undefined)
  useEffect(() => {
    if (person === undefined) return
    let isGone = false
    // As the address is at this moment: what is drawn may still be the page before. Who follows another window leaves that page.
    const step = followed.current === mode ? undefined : stepOf(mode, location.pathname)
    void arrive(mode, person ?? undefined, step).then((answer) => {
      if (isGone) return
      if (answer.ok) {
        followed.current = undefined
        setArrived({ who: person, mode, attempt, arrival: answer.data })
      }
      setFailure(answer.ok ? undefined : answer.failure)
    })
    return () => {
      isGone = true
    }
  }, [mode, person, attempt])
  useSpoken(mode, (words) =>
    setArrived((before) => before && { ...before, arrival: { ...before.arrival, mode: { ...words, flow: before.arrival.mode.flow } } }),
  )
  const again = () => setAttempt((before) => before + 1)
  const follow = () => {
    followed.current = mode
    again()
  }
  if (failure) return <Trouble failure={failure} onAgain={again} />
  if (!arrived || arrived.who !== person || arrived.mode !== mode) return <Waiting />
  return (
    <WalkedStep
      key={`${mode} ${person} ${arrived.attempt}`}
      arrival={arrived.arrival}
      person={person ?? undefined}
      seen={seen}
      onElsewhere={follow}
    />
  )
}

type Arrived = { readonly who: string | null; readonly mode: string; readonly attempt: number; readonly arrival: Arrival }

/**
 * Who makes an account on the way is as far as before, although they are brought in anew. In another mode nobody is anywhere yet, and no
 * other person is.
 */
function useSeen(mode: string, person: string | undefined): Seen {
  const kept = useRef<{ readonly mode: string; readonly person: string | undefined; readonly seen: Seen }>(undefined)
  const before = kept.current
  const isOn = before?.mode === mode && (before.person === undefined || before.person === person)
  kept.current = { mode, person, seen: isOn ? before.seen : {} }
  return kept.current.seen
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

const AccountGate = late(
  () => import('../../account/account-gate.tsx').then(({ AccountGate }) => AccountGate),
  () => <Waiting />,
)
/** Asked below everything else, of people who did not answer yet: the step does not wait for it. */
const ConsentBar = late(
  () => import('../frame/consent-bar.tsx').then(({ ConsentBar }) => ConsentBar),
  () => null,
  { isOptional: true },
)
const ElsewhereDialog = late(() => import('./elsewhere-dialog.tsx').then(({ ElsewhereDialog }) => ElsewhereDialog))

type Brought = {
  readonly arrival: Arrival
  readonly person: string | undefined
  readonly seen: Seen
  /** The person goes on where they are in another window: with what they have answered there. */
  readonly onElsewhere: () => void
}

/** The current step, with the way back above it and its save state below. */
function WalkedStep({ arrival, person, seen, onElsewhere }: Brought) {
  const { mode } = arrival
  const navigate = useNavigate()
  const walk = useWalk(arrival, person)
  const { context } = walk
  const { place, facts } = context
  const { step, failure, again } = useStep(mode, place.step)
  useEffect(followChanges, [])
  const progress = useProgress(mode, context, seen)
  const isHidden = mode.flow.resolved.progressBarHiddenOn.includes(place.step)
  useEffect(() => {
    hideBusy(isHidden)
    return () => hideBusy(false)
  }, [isHidden])
  const isElsewhere = useJourneys(({ state }) => state === 'elsewhere')
  const { back: innerBack } = useInnerPart()
  const done = useDone(mode, walk)
  const changing = useChanging()
  const isClosed = step !== undefined && person === undefined && needsAccount(step)
  const isOn = walk.hasEntered && !walk.hasLeft
  useSeenTests(mode.flow, isOn && !isClosed ? step : undefined, facts, person)
  if (isOn && failure) return <Trouble failure={failure} onAgain={again} />
  if (!isOn || !step) return <Waiting />
  const act = ({ to, leave, back }: StepAction) => {
    if (back) walk.send({ type: 'BACK' })
    else if (to !== undefined) walk.send({ type: 'TAKE', to }, changing)
    else if (leave !== undefined) leaveTo(leave, navigate)
  }
  return (
    <>
      <div className={styles.top}>
        <BackLink onBack={innerBack ?? (walk.canGoBack ? () => walk.send({ type: 'BACK' }) : undefined)} />
        {progress && !isHidden && <WalkProgress {...progress} />}
      </div>
      <JustDoneNote step={place.step} />
      <PageBoundary key={place.step}>
        <div className={context.trail.length > 0 ? styles.next : undefined}>
          {isClosed ? <AccountGate mode={mode} /> : <StepPage mode={mode} step={step} facts={facts} onDone={done} onAction={act} />}
        </div>
      </PageBoundary>
      <SaveLine isSignedIn={person !== undefined} />
      {!isClosed && <ConsentBar step={step} />}
      {isElsewhere && <ElsewhereDialog mode={mode} place={place} facts={facts} onGo={onElsewhere} />}
    </>
  )
}
