import { useIsBusy } from '../../client/service/busy.ts'
import styles from './route-progress.module.css'

/** The bar over the page while it changes. What it tells is told in words by the line at the foot of the step. */
export function RouteProgress() {
  return <div className={styles.track} aria-hidden="true" data-busy={useIsBusy()} />
}
