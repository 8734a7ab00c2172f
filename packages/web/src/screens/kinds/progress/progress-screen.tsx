import { Blocks, placedBlocks } from '../../blocks.tsx'
import type { ScreenProps } from '../../screen-props.ts'
import { StepFields } from '../../step-fields.tsx'
import { StepFrame } from '../../step-frame.tsx'

/** Work in progress, whether people wait for it or not: its state first, and then what helps to understand it. */
export function ProgressScreen(screen: ScreenProps) {
  const { before, after } = placedBlocks(screen.step, 'first')
  return (
    <StepFrame {...screen}>
      <Blocks {...screen} blocks={before} />
      <StepFields form={screen.form} />
      <Blocks {...screen} blocks={after} />
    </StepFrame>
  )
}
