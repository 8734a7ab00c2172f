import { type ReactNode, useEffect, useState } from 'react'
import { useWords, type Words } from '../client/language.ts'
import { useOnline } from '../client/service/online.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/fields/error-summary.tsx'
import { Link } from '../ui/link.tsx'
import { Blocks, isBelow } from './blocks.tsx'
import { fieldKinds, isWithin } from './fields/fields.ts'
import { fieldId, type ShownField } from './fields/shown-field.ts'
import { usePaper } from './paper.ts'
import type { ScreenProps, StepAction } from './screen-props.ts'
import styles from './step-frame.module.css'
import { StepComing, StepHead } from './step-head.tsx'

type Props = ScreenProps & {
  /** `wide`: cards and charts stand side by side where there is room. */
  readonly width?: 'column' | 'wide'
  readonly children?: ReactNode
}

const words: Words<{ readonly later: string }> = {
  en: { later: 'You’re offline. We’ll continue as soon as you’re back. Nothing you typed is lost.' },
  es: { later: 'No tienes conexión. Seguimos solos en cuanto vuelva. No se pierde nada de lo que escribiste.' },
}

/** What every step has: where it belongs, its heading, what went wrong, its content and the ways on. */
export function StepFrame({ width = 'column', children, ...screen }: Props) {
  const { step, form } = screen
  const { errors, failure, attempts } = form
  const { later } = useWords(words)
  const isOnline = useOnline()
  const isPrepared = usePrepared(form.fields)
  const names = [...form.ofPanels, ...form.fields.map(({ name }) => name)]
  const ofFields = names.flatMap((name) =>
    Object.entries(errors).flatMap(([at, text]) => (isWithin(name, at) ? [{ id: fieldId(at), text }] : [])),
  )
  // Without a connection it is sent by itself later: no message asks people to try again.
  const goesLater = failure?.code === 'offline' && !isOnline
  const wrong = ofFields.length > 0 || !failure ? ofFields : [{ text: goesLater ? later : failure.detail }]
  return (
    <form
      className={`${styles.step} ${styles[width]}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <StepHead step={step} />
      <ErrorSummary wrong={wrong} attempt={attempts} />
      {isPrepared ? (
        <>
          {children}
          <StepButtons {...screen} />
          <Blocks {...screen} blocks={(step.body ?? []).filter(isBelow)} />
        </>
      ) : (
        <StepComing />
      )}
    </form>
  )
}

/**
 * The one thing to do, and quietly what else can be done. An action to a step that this mode does not have is not shown, nor one to the
 * mode itself, nor on a phone one that goes on at a phone.
 */
function StepButtons({ step, mode, form, onAction }: ScreenProps) {
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

/** Whether everything that a step asks first is there. What is asked only after an answer comes by itself. */
function usePrepared(fields: readonly ShownField[]): boolean {
  const [waited] = useState(() => fields.flatMap(({ type }) => fieldKinds[type].prepare ?? []))
  const isOnPaper = usePaper() !== undefined
  const [isPrepared, setPrepared] = useState(isOnPaper || waited.length === 0)
  useEffect(() => {
    let isGone = false
    // Without a connection the step is shown as far as it is there.
    void Promise.allSettled(waited.map((prepare) => prepare())).then(() => isGone || setPrepared(true))
    return () => {
      isGone = true
    }
  }, [waited])
  return isPrepared
}

/** Whether this is likely a phone: small, and touched. */
function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse) and (max-width: 40rem)').matches
}
