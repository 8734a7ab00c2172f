import { useState } from 'react'
import { ask } from '../../client/service/ask.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import type { Staff } from '../data/staff.ts'
import { watchAccess } from '../data/watch-access.ts'
import { words as frame } from '../frame/frame.words.ts'
import layout from '../frame/layout.module.css'
import { Time } from '../frame/time.tsx'
import styles from './colleagues.module.css'
import { words } from './colleagues.words.ts'

type Invitation = Staff['invited'][number]
type Changed = (happened: string) => Promise<void>
type Props = { readonly invited: readonly Invitation[]; readonly isLead: boolean; readonly onChanged: Changed }

/** Invitations that nobody has used yet. */
export function InvitedTable({ invited, isLead, onChanged }: Props) {
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
              {isLead && <th scope="col">{words.actions}</th>}
            </tr>
          </thead>
          <tbody>
            {invited.map((one) => (
              <tr key={one.pk}>
                <th scope="row">{one.email}</th>
                <td>{frame.roles[one.role]}</td>
                <td>
                  <Time at={one.expires_at} />
                </td>
                {isLead && (
                  <td>
                    <TakeBack invitation={one} onChanged={onChanged} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function TakeBack({ invitation: { pk: id, email }, onChanged }: { readonly invitation: Invitation; readonly onChanged: Changed }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const done = () => {
    close()
    void onChanged(words.takenBack(email))
  }
  return (
    <>
      <Button look="word" aria-label={words.takeBackOf(email)} onClick={() => setOpen(true)}>
        {words.takeBack}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={words.takeBackOf(email)}
          yes={words.takeBack}
          no={words.keep}
          isKeepingMain
          act={async () => watchAccess(await ask('POST /api/v1/desk/staff/invitations/{id}/take-back/', { params: { id } }))}
          onKeep={close}
          onDone={done}
        >
          <p>{words.takeBackText}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
