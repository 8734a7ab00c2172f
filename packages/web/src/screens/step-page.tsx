import type { Facts } from '@app/engine'
import type { StepFile, StepKind } from '@app/schemas/flow/steps/step'
import { type ComponentType, useMemo } from 'react'
import type { WalkedMode } from '../client/walk/flow.ts'
import { late } from '../ui/late.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Blocks, type Notes, placedBlocks, shownStep } from './blocks.tsx'
import { useStepForm } from './form/use-step-form.ts'
import { usePaper } from './paper.ts'
import type { ScreenProps, StepAction } from './screen-props.ts'
import { StepFields } from './step-fields.tsx'
import { StepFrame } from './step-frame.tsx'
import styles from './step-page.module.css'

const PartedStep = late(
  () => import('./parts/parted-step.tsx').then(({ PartedStep }) => PartedStep),
  () => <Skeleton lines={6} />,
)

type Props = {
  readonly mode: WalkedMode
  readonly step: StepFile
  readonly facts: Facts
  readonly onDone: (facts: Facts) => void
  readonly onAction: (action: StepAction) => void
}

/** One step, drawn by its kind from nothing but its JSON. */
export function StepPage({ mode, step: written, facts, onDone, onAction }: Props) {
  const paper = usePaper()
  const step = useMemo(() => (paper ? written : shownStep(written, facts)), [paper, written, facts])
  const form = useStepForm({ mode, step, facts, onDone })
  const Screen = kinds[step.kind]
  const screen = { mode, step, facts, form, onAction }
  if ((step.paced || step.parts) && !paper) return <PartedStep screen={screen} Screen={Screen} />
  return <Screen {...screen} />
}

/** Every kind of screen. A kind without one does not compile. What flows begin with is there at once; the rest comes when it is shown. */
export const kinds: Readonly<Record<StepKind, ComponentType<ScreenProps>>> = {
  // Something to read, in the order in which it was written.
  info: plainScreen('as-written'),
  // Something to fill in: what it is about, the fields with what follows from them, and then what helps to answer them.
  form: plainScreen('behind'),
  // Something to decide: what has to be known comes before the answers.
  choice: plainScreen('first'),
  search: lateScreen(() => import('./kinds/search/search-screen.tsx').then(({ SearchScreen }) => SearchScreen)),
  upload: lateScreen(() => import('./kinds/upload/upload-screen.tsx').then(({ UploadScreen }) => UploadScreen)),
  schedule: lateScreen(() => import('./kinds/schedule/schedule-screen.tsx').then(({ ScheduleScreen }) => ScheduleScreen)),
  payment: lateScreen(() => import('./kinds/payment/payment-screen.tsx').then(({ PaymentScreen }) => PaymentScreen)),
  sign: lateScreen(() => import('./kinds/sign/sign-screen.tsx').then(({ SignScreen }) => SignScreen)),
  'link-account': lateScreen(() =>
    import('./kinds/link-account/link-account-screen.tsx').then(({ LinkAccountScreen }) => LinkAccountScreen),
  ),
  progress: lateScreen(() => import('./kinds/progress/progress-screen.tsx').then(({ ProgressScreen }) => ProgressScreen)),
  result: lateScreen(() => import('./kinds/result/result-screen.tsx').then(({ ResultScreen }) => ResultScreen)),
  summary: lateScreen(() => import('./kinds/summary/summary-screen.tsx').then(({ SummaryScreen }) => SummaryScreen)),
}

/** A step that is its blocks and its fields, and nothing else. */
function plainScreen(notes: Notes): ComponentType<ScreenProps> {
  return function PlainScreen(screen) {
    const { before, beside, after } = placedBlocks(screen.step, notes)
    const asked = (
      <>
        <Blocks {...screen} blocks={before} />
        <StepFields form={screen.form} />
      </>
    )
    return (
      <StepFrame {...screen} width={beside.length > 0 ? 'wide' : 'column'}>
        {beside.length === 0 ? (
          asked
        ) : (
          <div className={styles.split}>
            <div className={styles.asked}>{asked}</div>
            <div className={styles.beside}>
              <Blocks {...screen} blocks={beside} />
            </div>
          </div>
        )}
        <Blocks {...screen} blocks={after} />
      </StepFrame>
    )
  }
}

function lateScreen(load: () => Promise<ComponentType<ScreenProps>>): ComponentType<ScreenProps> {
  return late(load, () => <Skeleton lines={6} />)
}
