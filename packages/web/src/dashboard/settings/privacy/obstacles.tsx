import type { ClosingObstacle } from '@app/schemas/rules/people/closing'
import { useWords } from '../../../client/language.ts'
import { Link } from '../../../ui/link.tsx'
import styles from '../settings.module.css'
import { words } from './close-account.words.ts'

/** Where each of them is settled. */
const places: Readonly<Record<ClosingObstacle, string>> = {
  money: '/dashboard/transfer/withdraw',
  owed: '/dashboard/transfer',
  application: '/dashboard',
  transfer: '/dashboard/transfer',
  rollover: '/dashboard/rollover',
  loan: '/dashboard/loan',
  payment: '/dashboard/settings#receipts',
  colleague: '/contact-us',
}

/** What has to be settled before the account can be closed, with the way to each. */
export function Obstacles({ all }: { readonly all: readonly ClosingObstacle[] }) {
  const said = useWords(words)
  return (
    <>
      <p>{said.first}</p>
      <ul className={styles.list}>
        {all.map((one) => (
          <li key={one}>
            {said.obstacles[one].what}{' '}
            {one === 'colleague' || one === 'payment' ? (
              <a href={places[one]}>{said.obstacles[one].link}</a>
            ) : (
              <Link to={places[one]}>{said.obstacles[one].link}</Link>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
