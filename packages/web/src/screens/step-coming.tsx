import { Skeleton } from '../ui/skeleton.tsx'
import styles from './step-coming.module.css'

/** Stands where a step asks something, until what it asks with is there. */
export function StepComing() {
  return (
    <div className={styles.coming}>
      <Skeleton lines={6} />
    </div>
  )
}
