import type { DashboardAddress } from '@app/schemas/pages/dashboard-addresses'
import { type ReactNode, useEffect } from 'react'
import { useWords } from '../../client/language.ts'
import { followChanges, refreshShown } from '../../client/service/changes.ts'
import { useBrand } from '../../client/service/page-data.ts'
import type { User } from '../../client/session/session.ts'
import { usePolling } from '../../screens/data/use-polling.ts'
import { Footer } from '../../shell/frame/footer.tsx'
import { HeaderMenu } from '../../shell/frame/header-menu.tsx'
import { RouteProgress } from '../../shell/frame/route-progress.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './dashboard-frame.module.css'
import { words } from './frame.words.ts'
import { type Corner, cornerOf, corners } from './nav.ts'
import { NavIcon } from './nav-icon.tsx'
import { NotificationsLink } from './notifications-link.tsx'

type Props = { readonly path: string; readonly user: User; readonly children: ReactNode }

/** A deposit settles, a stage is reached: pages show it by themselves. What is known to be on its way is asked for more often. */
const lookEveryMs = 60_000

/** Around every page of the dashboard: where to go, at the side of a desk and at the foot of a phone, and who is signed in. */
export function DashboardFrame({ path, user, children }: Props) {
  const said = useWords(words)
  const brand = useBrand()
  const current = cornerOf(path)
  usePolling(true, refreshShown, lookEveryMs)
  useEffect(followChanges, [])
  return (
    <div className={styles.frame}>
      <RouteProgress />
      <header className={styles.header}>
        <SkipLink>{said.skip}</SkipLink>
        <Link className={styles.logo} to="/dashboard">
          <Mark />
          {brand?.name}
        </Link>
        <p className={styles.who}>
          <VisuallyHidden>{said.signedIn} </VisuallyHidden>
          {user.first_name} {user.last_name}
        </p>
        <Link className={styles.help} to={corners.help} aria-current={current === 'help' ? 'page' : undefined}>
          {said.nav.help}
        </Link>
        <NotificationsLink path={path} />
        <HeaderMenu />
      </header>
      <nav className={styles.nav} aria-label={said.pages}>
        <ul>
          {(Object.entries(corners) as [Corner, DashboardAddress][]).map(([corner, address]) => (
            <li key={corner} className={corner === 'help' ? styles.onDesk : undefined}>
              <Link to={address} aria-current={corner === current ? 'page' : undefined}>
                <NavIcon of={corner} />
                {said.nav[corner]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <main id="main" className={styles.main}>
        {children}
      </main>
      <Footer brand={brand} />
    </div>
  )
}
