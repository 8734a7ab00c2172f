import type { ScreenProps } from '../../screen-props.ts'

const helpSteps = new Set(['get-help', 'search-schedule-call'])

export type Help = { readonly label: string; readonly take: () => void }

/** The way of this step to a person who helps, where its mode has one. */
export function helpAction({ step, mode, onAction }: Pick<ScreenProps, 'step' | 'mode' | 'onAction'>): Help | undefined {
  const offered = mode.flow.resolved.steps[step.step]?.actions
  const action = step.actions?.find(({ to }) => to !== undefined && helpSteps.has(to) && offered?.some((one) => one.to === to))
  return action && { label: action.label, take: () => onAction(action) }
}
