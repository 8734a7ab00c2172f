import { type ReactNode, useEffect } from 'react'
import { followChanges, refreshShown } from '../../client/service/changes.ts'
import { useBrand } from '../../client/service/page-data.ts'
import type { User } from '../../client/session/session.ts'
import { usePolling } from '../../screens/data/use-polling.ts'
import { Footer } from '../../shell/frame/footer.tsx'
import { HeaderMenu } from '../../shell/frame/header-menu.tsx'
import { RouteProgress } from '../../shell/frame/route-progress.tsx'
import styles from './dashboard-frame.module.css'
import { FrameBars } from './frame-bars.tsx'
import { NotificationsLink } from './notifications-link.tsx'

type Props = { readonly path: string; readonly user: User; readonly children: ReactNode }

/** A deposit settles, a stage is reached: pages show it by themselves. What is known to be on its way is asked for more often. */
const lookEveryMs = 60_000

/** Around every page of the dashboard: where to go, at the side of a desk and at the foot of a phone, and who is signed in. */
export function DashboardFrame({ path, user, children }: Props) {
  const brand = useBrand()
  usePolling(true, refreshShown, lookEveryMs)
  useEffect(followChanges, [])
  return (
    <div className={styles.frame}>
      <RouteProgress />
      <FrameBars path={path} user={user} brand={brand}>
        <NotificationsLink path={path} />
        <HeaderMenu />
      </FrameBars>
      <main id="main" className={styles.main}>
        {children}
      </main>
      <Footer brand={brand} />
    </div>
  )
}
