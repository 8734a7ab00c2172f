import { Blocks } from '../../blocks.tsx'
import type { ScreenProps } from '../../screen-props.ts'
import { StepFields } from '../../step-fields.tsx'
import { StepFrame } from '../../step-frame.tsx'

/** Something to read, in the order in which it was written. */
export function InfoScreen(screen: ScreenProps) {
  return (
    <StepFrame {...screen}>
      <Blocks {...screen} blocks={screen.step.body ?? []} />
      <StepFields form={screen.form} />
    </StepFrame>
  )
}
