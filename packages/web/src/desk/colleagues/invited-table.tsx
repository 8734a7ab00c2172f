import type { Staff } from '../data/staff.ts'
import { words as frame } from '../frame/frame.words.ts'
import layout from '../frame/layout.module.css'
import { Time } from '../frame/time.tsx'
import styles from './colleagues.module.css'
import { words } from './colleagues.words.ts'

/** Invitations that nobody has used yet. */
export function InvitedTable({ invited }: Pick<Staff, 'invited'>) {
  return (
    <section className={styles.part}>
      <h2>{words.invited}</h2>
      <div className={layout.across}>
        <table className={layout.table}>
          <thead>
            <tr>
              <th scope="col">{words.email}</th>
              <th scope="col">{words.role}</th>
              <th scope="col">{words.until}</th>
            </tr>
          </thead>
          <tbody>
            {invited.map(({ pk, email, role, expires_at }) => (
              <tr key={pk}>
                <th scope="row">{email}</th>
                <td>{frame.roles[role]}</td>
                <td>
                  <Time at={expires_at} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
