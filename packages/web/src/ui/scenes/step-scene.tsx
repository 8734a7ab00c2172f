import type { SceneName } from '@app/schemas/flow/steps/step'
import { late } from '../late.tsx'
import styles from './step-scene.module.css'

const Scene = late(() => import('./scene.tsx').then(({ Scene }) => Scene))

/** The picture of a step. Its space is reserved while it loads, so that nothing moves. */
export function StepScene({ name }: { readonly name: SceneName }) {
  return (
    <div className={styles.place}>
      <Scene name={name} />
    </div>
  )
}
