import { Blocks, placedBlocks } from '../../blocks.tsx'
import type { ScreenProps } from '../../screen-props.ts'
import { StepFields } from '../../step-fields.tsx'
import { StepFrame } from '../../step-frame.tsx'

/** Something to decide: what has to be known comes before the answers. */
export function ChoiceScreen(screen: ScreenProps) {
  const { before, after } = placedBlocks(screen.step, 'first')
  return (
    <StepFrame {...screen}>
      <Blocks {...screen} blocks={before} />
      <StepFields form={screen.form} />
      <Blocks {...screen} blocks={after} />
    </StepFrame>
  )
}
