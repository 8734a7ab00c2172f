import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { OwnRole } from '../data/own-role.ts'
import type { Colleague } from '../data/staff.ts'
import { words as frame } from '../frame/frame.words.ts'
import layout from '../frame/layout.module.css'
import { Time } from '../frame/time.tsx'
import styles from './colleagues.module.css'
import { words } from './colleagues.words.ts'
import { EndDialog } from './end-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'

type Changed = (happened: string) => Promise<void>
type Props = { readonly colleagues: readonly Colleague[]; readonly me: OwnRole; readonly onChanged: Changed }

/** Who works at the desk, as what. */
export function ColleagueTable({ colleagues, me, onChanged }: Props) {
  const isLead = me.role === 'lead'
  return (
    <div className={layout.across}>
      <table className={layout.table}>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.role}</th>
            <th scope="col" className={styles.wide}>
              {words.since}
            </th>
            <th scope="col" className={styles.wide}>
              {words.app}
            </th>
            {isLead && <th scope="col">{words.actions}</th>}
          </tr>
        </thead>
        <tbody>
          {colleagues.map((one) => (
            <tr key={one.pk}>
              <th scope="row">
                <strong>{one.name}</strong> <span className={styles.email}>{one.email}</span>
              </th>
              <td title={words.about[one.role]}>{frame.roles[one.role]}</td>
              <td className={styles.wide}>
                <Time at={one.since} />
              </td>
              <td className={styles.wide}>{one.has_second_factor ? words.hasApp : <Tag look="maybe">{words.noApp}</Tag>}</td>
              {isLead && <td>{one.pk === me.pk ? words.you : <Changes colleague={one} onChanged={onChanged} />}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Changes({ colleague, onChanged }: { readonly colleague: Colleague; readonly onChanged: Changed }) {
  const [open, setOpen] = useState<'role' | 'end'>()
  const close = () => setOpen(undefined)
  const done = (happened: string) => {
    close()
    void onChanged(happened)
  }
  return (
    <span className={styles.buttons}>
      <Button look="word" aria-label={words.changeOf(colleague.name)} onClick={() => setOpen('role')}>
        {words.change}
      </Button>
      <Button look="word" aria-label={words.endOf(colleague.name)} onClick={() => setOpen('end')}>
        {words.end}
      </Button>
      {open === 'role' && <RoleDialog colleague={colleague} onKeep={close} onDone={done} />}
      {open === 'end' && <EndDialog colleague={colleague} onKeep={close} onDone={done} />}
    </span>
  )
}
