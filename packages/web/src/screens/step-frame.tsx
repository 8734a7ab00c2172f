import type { ReactNode } from 'react'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { StepScene } from '../ui/scenes/step-scene.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { fieldId } from './field-id.ts'
import { isWithin } from './fields/read-field.ts'
import type { ScreenProps } from './screen-props.ts'
import { StepButtons } from './step-buttons.tsx'
import styles from './step-frame.module.css'
import { usePrepared } from './use-prepared.ts'

type Props = ScreenProps & {
  /** `wide`: cards and charts stand side by side where there is room. */
  readonly width?: 'column' | 'wide'
  readonly children?: ReactNode
}

/** What every step has: where it belongs, its heading, what went wrong, its content and the ways on. */
export function StepFrame({ step, mode, form, onAction, width = 'column', children }: Props) {
  const { errors, failure, attempts } = form
  const isPrepared = usePrepared(form.fields)
  const ofFields = form.fields.flatMap(({ name }) =>
    Object.entries(errors).flatMap(([at, text]) => (isWithin(name, at) ? [{ id: fieldId(at), text }] : [])),
  )
  const wrong = ofFields.length > 0 || !failure ? ofFields : [{ text: failure.detail }]
  return (
    <form
      className={`${styles.step} ${styles[width]}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <header className={styles.head}>
        {step.scene && <StepScene name={step.scene} />}
        {step.section && <p className={styles.section}>{step.section}</p>}
        <PageHeading title={step.title} section={step.section} />
        {step.lead && <p className={styles.lead}>{step.lead}</p>}
      </header>
      <ErrorSummary wrong={wrong} attempt={attempts} />
      {isPrepared ? (
        <>
          {children}
          <StepButtons step={step} mode={mode} form={form} onAction={onAction} />
        </>
      ) : (
        <Skeleton lines={6} />
      )}
    </form>
  )
}
