import { isPhone } from '../client/is-phone.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import type { ScreenProps, StepAction } from './screen-props.ts'
import styles from './step-buttons.module.css'

type Props = Pick<ScreenProps, 'step' | 'mode' | 'form' | 'onAction'>

/**
 * The one thing to do, and quietly what else can be done. An action to a step that this mode does not have is not shown, nor one to the
 * mode itself, nor on a phone one that goes on at a phone.
 */
export function StepButtons({ step, mode, form, onAction }: Props) {
  const offered = mode.flow.resolved.steps[step.step]?.actions
  const isHere = ({ to, mode: other }: StepAction) =>
    other === undefined ? to === undefined || offered?.some((one) => one.to === to) : other !== mode.flow.resolved.mode
  const actions = (step.actions ?? []).filter((action) => isHere(action) && !(action.role === 'phone' && isPhone()))
  return (
    <div className={styles.buttons}>
      <Button type="submit" isBusy={form.isSaving}>
        {step.continue}
      </Button>
      {actions.map((action) =>
        action.mode === undefined ? (
          <Button key={action.label} look="quiet" onClick={() => onAction(action)}>
            {action.label}
          </Button>
        ) : (
          <Link key={action.label} className={styles.other} to={`/${action.mode}`}>
            {action.label}
          </Link>
        ),
      )}
    </div>
  )
}
