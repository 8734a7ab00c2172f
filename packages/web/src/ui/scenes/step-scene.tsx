import type { SceneName } from '@app/schemas/flow/step'
import { lazy, Suspense } from 'react'
import styles from './step-scene.module.css'

const Scene = lazy(() => import('./scene.tsx').then(({ Scene }) => ({ default: Scene })))

/** The picture of a step. Its place is kept while it loads, so that nothing moves. */
export function StepScene({ name }: { readonly name: SceneName }) {
  return (
    <div className={styles.place}>
      <Suspense fallback={null}>
        <Scene name={name} />
      </Suspense>
    </div>
  )
}
