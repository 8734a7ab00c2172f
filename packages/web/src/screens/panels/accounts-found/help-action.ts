import type { ScreenProps } from '../../screen-props.ts'

export type Help = { readonly label: string; readonly take: () => void }

/** The action of a step that leads to one of our people, in modes that have its step. */
export function helpAction({ step, mode, onAction }: Pick<ScreenProps, 'step' | 'mode' | 'onAction'>): Help | undefined {
  const offered = mode.flow.resolved.steps[step.step]?.actions
  const action = step.actions?.find(({ role, to }) => role === 'help' && offered?.some((one) => one.to === to))
  return action && { label: action.label, take: () => onAction(action) }
}
