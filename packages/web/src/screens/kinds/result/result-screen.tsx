import { Blocks, isBelow } from '../../blocks.tsx'
import type { ScreenProps } from '../../screen-props.ts'
import { StepFields } from '../../step-fields.tsx'
import { StepFrame } from '../../step-frame.tsx'
import { Celebration } from './celebration.tsx'
import { hasFoundMoney } from './has-found-money.ts'

/** What came of it: cards stand side by side where there is room. Money that was found is celebrated once. */
export function ResultScreen(screen: ScreenProps) {
  const { body = [] } = screen.step
  return (
    <StepFrame {...screen} width="wide">
      {!screen.step.scene && hasFoundMoney(screen.step, screen.facts) && <Celebration />}
      <Blocks {...screen} blocks={body.filter((block) => !isBelow(block))} />
      <StepFields form={screen.form} />
    </StepFrame>
  )
}
