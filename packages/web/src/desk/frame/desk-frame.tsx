import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { signOut } from '../../client/session/session.ts'
import { RouteProgress } from '../../shell/frame/route-progress.tsx'
import { ThemeSwitch } from '../../shell/frame/theme-switch.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { OwnRole } from '../data/own-role.ts'
import { addressOf, type DeskPlace } from '../desk-address.ts'
import styles from './desk-frame.module.css'
import { words } from './frame.words.ts'
import { useKeys } from './use-keys.ts'

type Props = { readonly me: OwnRole; readonly place: DeskPlace | undefined; readonly children: ReactNode }

/** Around every page of the desk: where to go, and who is at work as what. */
export function DeskFrame({ me, place, children }: Props) {
  const { areOn, turn } = useKeys()
  const pages = (['queues', 'mine', 'customers', 'colleagues', 'audit'] as const).filter((page) => page !== 'audit' || mayAudit(me))
  return (
    <div className={styles.desk}>
      <RouteProgress />
      <header className={styles.header}>
        <SkipLink>{words.skip}</SkipLink>
        <Link className={styles.name} to="/desk">
          <Mark />
          {words.desk}
        </Link>
        <nav className={styles.pages} aria-label={words.pages}>
          {pages.map((page) => (
            <Link key={page} className={styles.page} to={addressOf({ page })} aria-current={isBelow(place, page) ? 'page' : undefined}>
              {words.nav[page]}
            </Link>
          ))}
        </nav>
        <Account me={me} />
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        {areOn && <p>{words.keys}</p>}
        <Button look="word" onClick={turn}>
          {areOn ? words.keysOff : words.keysOn}
        </Button>
      </footer>
    </div>
  )
}

function Account({ me }: { readonly me: OwnRole }) {
  const navigate = useNavigate()
  const leave = () => {
    // First away from what is the customers': then nothing of the page can write anything down again.
    navigate('/signin', { state: { why: 'left' } })
    void signOut()
  }
  return (
    <div className={styles.account}>
      <p className={styles.who}>
        <VisuallyHidden>{words.signedIn} </VisuallyHidden>
        <strong>{me.name}</strong> · {words.roles[me.role]}
      </p>
      <ThemeSwitch />
      <Button look="word" onClick={leave}>
        {words.signOut}
      </Button>
    </div>
  )
}

function mayAudit({ role }: OwnRole): boolean {
  return role === 'compliance' || role === 'lead'
}

/** A task belongs to the queues, a customer to the customers. */
function isBelow(place: DeskPlace | undefined, page: string): boolean {
  if (place?.page === 'customer') return page === 'customers'
  return place?.page === 'queue' || place?.page === 'task' ? page === 'queues' : place?.page === page
}
