import type { BrandFile } from '@app/schemas/flow/site/brand'
import type { DashboardAddress } from '@app/schemas/pages/dashboard-addresses'
import type { ReactNode } from 'react'
import { useWords } from '../../client/language.ts'
import type { User } from '../../client/session/session.ts'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './dashboard-frame.module.css'
import { words } from './frame.words.ts'
import { type Corner, cornerOf, corners } from './nav.ts'
import { NavIcon } from './nav-icon.tsx'

type Props = {
  readonly path: string
  readonly user: User
  readonly brand: Pick<BrandFile, 'name'> | undefined
  /** Notifications and the menu, which follow what happens. */
  readonly children: ReactNode
}

/** Where to go from every page of the dashboard, and who is signed in. */
export function FrameBars({ path, user, brand, children }: Props) {
  const said = useWords(words)
  const current = cornerOf(path)
  return (
    <>
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
        {children}
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
    </>
  )
}
