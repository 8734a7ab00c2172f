import { late } from '../../../ui/late.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Blocks } from '../../blocks.tsx'
import { usePaper } from '../../paper.ts'
import { placedBlocks } from '../../placed-blocks.ts'
import type { ScreenProps } from '../../screen-props.ts'
import { StepFields } from '../../step-fields.tsx'
import { StepFrame } from '../../step-frame.tsx'
import styles from './form-screen.module.css'

const PacedForm = late(
  () => import('./paced-form.tsx').then(({ PacedForm }) => PacedForm),
  () => <Skeleton lines={6} />,
)

/** Something to fill in: all at once, or one question at a time. */
export function FormScreen(screen: ScreenProps) {
  const isOnPaper = usePaper() !== undefined
  if (!screen.step.paced || isOnPaper) return <WholeForm {...screen} />
  return <PacedForm {...screen} />
}

/** What it is about, the fields with what follows from them, and then what helps to answer them. */
function WholeForm(screen: ScreenProps) {
  const { before, beside, after } = placedBlocks(screen.step, 'more-and-notes')
  const asked = (
    <>
      <Blocks {...screen} blocks={before} />
      <StepFields form={screen.form} />
    </>
  )
  return (
    <StepFrame {...screen} width={beside.length > 0 ? 'wide' : 'column'}>
      {beside.length === 0 ? (
        asked
      ) : (
        <div className={styles.split}>
          <div className={styles.asked}>{asked}</div>
          <div className={styles.beside}>
            <Blocks {...screen} blocks={beside} />
          </div>
        </div>
      )}
      <Blocks {...screen} blocks={after} />
    </StepFrame>
  )
}
