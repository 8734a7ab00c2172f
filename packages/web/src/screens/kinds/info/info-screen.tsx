import { Blocks, isBelow } from '../../blocks.tsx'
import type { ScreenProps } from '../../screen-props.ts'
import { StepFields } from '../../step-fields.tsx'
import { StepFrame } from '../../step-frame.tsx'

/** Something to read, in the order in which it was written. */
export function InfoScreen(screen: ScreenProps) {
  const { body = [] } = screen.step
  return (
    <StepFrame {...screen}>
      <Blocks {...screen} blocks={body.filter((block) => !isBelow(block))} />
      <StepFields form={screen.form} />
    </StepFrame>
  )
}
