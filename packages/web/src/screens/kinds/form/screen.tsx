import { Blocks } from '../../blocks.tsx'
import { placedBlocks } from '../../placed-blocks.ts'
import type { ScreenProps } from '../../screen-props.ts'
import { StepFields } from '../../step-fields.tsx'
import { StepFrame } from '../../step-frame.tsx'

/** Something to fill in: what it is about, the fields, and then what helps to answer them. */
export function FormScreen(screen: ScreenProps) {
  const { before, after } = placedBlocks(screen.step, 'more-and-notes')
  return (
    <StepFrame {...screen}>
      <Blocks {...screen} blocks={before} />
      <StepFields form={screen.form} />
      <Blocks {...screen} blocks={after} />
    </StepFrame>
  )
}
