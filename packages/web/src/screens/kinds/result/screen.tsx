import { Blocks } from '../../blocks.tsx'
import type { ScreenProps } from '../../screen-props.ts'
import { StepFields } from '../../step-fields.tsx'
import { StepFrame } from '../../step-frame.tsx'

/** What came of it: cards stand side by side where there is room. */
export function ResultScreen(screen: ScreenProps) {
  return (
    <StepFrame {...screen} width="wide">
      <Blocks {...screen} blocks={screen.step.body ?? []} />
      <StepFields form={screen.form} />
    </StepFrame>
  )
}
