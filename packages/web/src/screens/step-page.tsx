import type { Facts } from '@app/engine'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { useMemo } from 'react'
import type { WalkedMode } from '../client/walk/flow.ts'
import { late } from '../ui/late.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useStepForm } from './form/use-step-form.ts'
import { kinds } from './kinds/kinds.tsx'
import { usePaper } from './paper.ts'
import type { StepAction } from './screen-props.ts'
import { shownStep } from './shown-step.ts'

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
