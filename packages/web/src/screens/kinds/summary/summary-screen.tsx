import { Blocks, placedBlocks } from '../../blocks.tsx'
import { CheckAnswers } from '../../check-answers/check-answers.tsx'
import type { ScreenProps } from '../../screen-props.ts'
import { StepFields } from '../../step-fields.tsx'
import { StepFrame } from '../../step-frame.tsx'

/** The answers and their result for a last check: all of it, then what is agreed to, then what may be opened. */
export function SummaryScreen(screen: ScreenProps) {
  const { before, after } = placedBlocks(screen.step, 'first')
  return (
    <StepFrame {...screen}>
      <Blocks {...screen} blocks={before} />
      {/* A page at the end of a flow sends nothing: there is nothing to check. */}
      {!screen.step.ends && (screen.part?.isLast ?? true) && <CheckAnswers mode={screen.mode} step={screen.step} facts={screen.facts} />}
      <StepFields form={screen.form} />
      <Blocks {...screen} blocks={after} />
    </StepFrame>
  )
}
