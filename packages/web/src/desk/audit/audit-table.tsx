import { Link } from '../../ui/link.tsx'
import type { AuditEntries } from '../data/audit.ts'
import { staff } from '../data/staff.ts'
import { addressOf } from '../desk-address.ts'
import layout from '../frame/layout.module.css'
import { Time } from '../frame/time.tsx'
import styles from './audit.module.css'
import { words } from './audit.words.ts'

/** Entries of the audit, as they were written down. */
export function AuditTable({ entries }: { readonly entries: AuditEntries }) {
  const { data } = staff.use()
  const names = new Map(data?.results.map(({ pk, name }) => [`person:${pk}`, name]))
  const nameOf = (actor: string) => names.get(actor) ?? shortOf(actor)
  const subjectOf = (subject: string) => names.get(subject) ?? <Subject subject={subject} />
  return (
    <div className={layout.across}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.when}</th>
            <th scope="col" className={styles.wide}>
              {words.who}
            </th>
            <th scope="col">{words.what}</th>
            <th scope="col" className={styles.wide}>
              {words.subject}
            </th>
            <th scope="col">{words.detail}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, at, actor, action, subject, detail }) => (
            <tr key={id}>
              <td>
                <Time at={at} />
                <span className={styles.narrow}>{nameOf(actor)}</span>
              </td>
              <td className={styles.wide}>{nameOf(actor)}</td>
              <td>
                <code>{action}</code>
                <span className={styles.narrow}>{subjectOf(subject)}</span>
              </td>
              <td className={styles.wide}>{subjectOf(subject)}</td>
              <td>{detailWords(detail)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Leads to what the entry is about, where the desk has a page of it. */
function Subject({ subject }: { readonly subject: string }) {
  const [kind, id] = subject.split(':')
  if (id === undefined || (kind !== 'person' && kind !== 'task')) return shortOf(subject)
  return <Link to={addressOf({ page: kind === 'person' ? 'customer' : 'task', id })}>{shortOf(subject)}</Link>
}

/** "person 1f2e3d4c…": the name of a row, as far as people compare it. */
function shortOf(name: string): string {
  return name.replace(/:?\b([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f-]+$/, (_whole, start: string) => ` ${start}…`).trim()
}

function detailWords(detail: Readonly<Record<string, unknown>>): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? shortOf(value) : JSON.stringify(value)}`)
    .join(' · ')
}
