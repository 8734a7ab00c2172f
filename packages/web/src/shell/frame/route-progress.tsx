import { useIsBusy } from '../../client/service/busy.ts'
import styles from './route-progress.module.css'

/** The bar over the page while it changes. The line at the foot of the step says the same in words. */
export function RouteProgress() {
  return <div className={styles.track} aria-hidden="true" data-busy={useIsBusy()} />
}
