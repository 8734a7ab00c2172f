import { Blocks, placedBlocks } from '../../blocks.tsx'
import type { ScreenProps } from '../../screen-props.ts'
import { StepFields } from '../../step-fields.tsx'
import { StepFrame } from '../../step-frame.tsx'
import { DepositsToConfirm } from './deposits-to-confirm.tsx'

/** An account to link. What it lets others see comes before the ways to do it. */
export function LinkAccountScreen(screen: ScreenProps) {
  const { before, after } = placedBlocks(screen.step, 'first')
  return (
    <StepFrame {...screen}>
      <DepositsToConfirm step={screen.step} />
      <Blocks {...screen} blocks={before} />
      <StepFields form={screen.form} />
      <Blocks {...screen} blocks={after} />
    </StepFrame>
  )
}
