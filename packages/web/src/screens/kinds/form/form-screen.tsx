import { Blocks, placedBlocks } from '../../blocks.tsx'
import type { ScreenProps } from '../../screen-props.ts'
import { StepFields } from '../../step-fields.tsx'
import { StepFrame } from '../../step-frame.tsx'
import styles from './form-screen.module.css'

/** Something to fill in: what it is about, the fields with what follows from them, and then what helps to answer them. */
export function FormScreen(screen: ScreenProps) {
  const { before, beside, after } = placedBlocks(screen.step, 'behind')
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
