import { Button } from '../ui/button.tsx'
import type { ScreenProps } from './screen-props.ts'
import styles from './step-buttons.module.css'

type Props = Pick<ScreenProps, 'step' | 'mode' | 'form' | 'onAction'>

/** The one thing to do, and quietly what else can be done. An action to a step that this mode does not have is not shown. */
export function StepButtons({ step, mode, form, onAction }: Props) {
  const offered = mode.flow.resolved.steps[step.step]?.actions
  const actions = (step.actions ?? []).filter(({ to }) => to === undefined || offered?.some((one) => one.to === to))
  return (
    <div className={styles.buttons}>
      <Button type="submit" isBusy={form.isSaving}>
        {step.continue}
      </Button>
      {actions.map((action) => (
        <Button key={action.label} look="quiet" onClick={() => onAction(action)}>
          {action.label}
        </Button>
      ))}
    </div>
  )
}
