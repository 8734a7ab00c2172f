import type { StepFile } from '@app/schemas/flow/steps/step'
import { PageHeading } from '../ui/page-heading.tsx'
import { StepScene } from '../ui/scenes/step-scene.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './step-head.module.css'

/** What a step begins with: where it belongs, its heading, and what it is about. */
export function StepHead({ step }: { readonly step: Pick<StepFile, 'scene' | 'section' | 'title' | 'lead'> }) {
  return (
    <header className={styles.head}>
      {step.scene && <StepScene name={step.scene} />}
      {step.section && <p className={styles.section}>{step.section}</p>}
      <PageHeading title={step.title} section={step.section} />
      {step.lead && <p className={styles.lead}>{step.lead}</p>}
    </header>
  )
}

/** Stands where a step asks something, until what it asks with is there. */
export function StepComing() {
  return (
    <div className={styles.coming}>
      <Skeleton lines={6} />
    </div>
  )
}
