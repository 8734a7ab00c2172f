import type { Block, StepFile } from '@app/schemas/flow/steps/step'
import { Blocks, isBelow } from '../../blocks.tsx'
import { ComingCalls } from '../../call-times/coming-calls.tsx'
import { calls } from '../../data/calls/calls.ts'
import type { ScreenProps } from '../../screen-props.ts'
import { StepFields } from '../../step-fields.tsx'
import { StepFrame } from '../../step-frame.tsx'
import { asksTime, offeredStep } from './offered-step.ts'

/** A call: what is held already, then the calendar, then how the call goes. Without a calendar, all of it as it was written. */
export function ScheduleScreen(props: ScreenProps) {
  const { data: held = [] } = calls.use()
  const screen = { ...props, step: offeredStep(props.step, props.mode, held, new Date()) }
  const isTimeAsked = screen.form.fields.some(({ type }) => type === 'slot')
  const { before, after, hasPanel } = placedAround(screen.step)
  return (
    <StepFrame {...screen}>
      <Blocks {...screen} blocks={before} />
      {isTimeAsked && !hasPanel && <ComingCalls empty={undefined} canMove={false} />}
      <StepFields form={screen.form} />
      <Blocks {...screen} blocks={after} />
    </StepFrame>
  )
}

/** People who came to pick a time find the times first. Where a question precedes them, nothing moves when it is answered. */
function placedAround(step: StepFile) {
  const { body = [] } = step
  const isTimeFirst = asksTime(step)
  const isFirst = (block: Block) => !isBelow(block) && (!isTimeFirst || 'panel' in block || 'note' in block)
  return {
    before: body.filter(isFirst),
    after: body.filter((block) => !isFirst(block) && !isBelow(block)),
    hasPanel: body.some((block) => 'panel' in block && block.panel === 'call-slot'),
  }
}
