import { needsAccount } from '@app/schemas/rules/answers/needs-account'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { hideBusy } from '../../client/service/busy.ts'
import { followChanges } from '../../client/service/changes.ts'
import { useStep } from '../../client/walk/flow.ts'
import { useInnerPart } from '../../client/walk/inner-part.ts'
import { useJourneys } from '../../client/walk/journey.ts'
import { useDone } from '../../screens/check-answers/return-to.ts'
import type { StepAction } from '../../screens/screen-props.ts'
import { StepPage } from '../../screens/step-page.tsx'
import { late } from '../../ui/late.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { JustDoneNote } from '../frame/just-done-note.tsx'
import { PageBoundary } from '../frame/page-boundary.tsx'
import { SaveLine } from '../frame/save-line.tsx'
import { Waiting } from '../frame/waiting.tsx'
import type { Arrival } from './arrive.ts'
import { useSeenTests } from './use-seen-tests.ts'
import { leaveTo, useWalk } from './use-walk.ts'
import { useProgress, WalkProgress } from './walk-progress.tsx'
import styles from './walked-step.module.css'

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

type Props = { readonly arrival: Arrival; readonly person: string | undefined }

/** The current step, with the way back above it and its save state below. */
export function WalkedStep({ arrival, person }: Props) {
  const { mode } = arrival
  const navigate = useNavigate()
  const walk = useWalk(arrival, person)
  const { context } = walk
  const { place, facts } = context
  const step = useStep(mode, place.step)
  useEffect(followChanges, [])
  const progress = useProgress(mode, place, facts, context.trail.length)
  const isHidden = mode.flow.resolved.progressBarHiddenOn.includes(place.step)
  useEffect(() => {
    hideBusy(isHidden)
    return () => hideBusy(false)
  }, [isHidden])
  const isElsewhere = useJourneys(({ state }) => state === 'elsewhere')
  const { back: innerBack } = useInnerPart()
  const done = useDone(mode, walk)
  const isClosed = step !== undefined && person === undefined && needsAccount(step)
  useSeenTests(mode.flow, isClosed || !walk.hasEntered || walk.hasLeft ? undefined : step, facts, person)
  if (!walk.hasEntered || walk.hasLeft || !step) return <Waiting />
  const act = ({ to, leave, back }: StepAction) => {
    if (back) walk.send({ type: 'BACK' })
    else if (to !== undefined) walk.send({ type: 'TAKE', to })
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
      {isElsewhere && <ElsewhereDialog mode={mode} place={place} facts={facts} onGo={(name) => walk.send({ type: 'GO', step: name })} />}
    </>
  )
}
