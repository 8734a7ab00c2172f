import { type StaffRole, staffRoles } from '@app/schemas/rules/desk/roles'
import { useState } from 'react'
import { ask } from '../../client/service/ask.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { FieldFrame } from '../../ui/fields/field-frame.tsx'
import { Options } from '../../ui/fields/options.tsx'
import type { Colleague } from '../data/staff.ts'
import { watchAccess } from '../data/watch-access.ts'
import { words as frame } from '../frame/frame.words.ts'
import { words } from './colleagues.words.ts'

type Props = { readonly colleague: Colleague; readonly onKeep: () => void; readonly onDone: (happened: string) => void }

/** Gives a colleague another role. */
export function RoleDialog({ colleague: { pk: id, name, role: now }, onKeep, onDone }: Props) {
  const [role, setRole] = useState<StaffRole>(now)
  return (
    <ConfirmDialog
      title={words.changeOf(name)}
      yes={words.save}
      no={words.keep}
      act={async () => watchAccess(await ask('POST /api/v1/desk/staff/{id}/role/', { params: { id }, body: { role } }))}
      onKeep={onKeep}
      onDone={() => onDone(words.changed(name, frame.roles[role]))}
    >
      <p>{words.changeText(name)}</p>
      <FieldFrame id="new-role" label={words.newRole} labels="group">
        <Options
          kind="one"
          id="new-role"
          name="new-role"
          value={role}
          options={roleOptions}
          onChange={(chosen) => setRole(staffRoles.find((one) => one === chosen) ?? now)}
        />
      </FieldFrame>
    </ConfirmDialog>
  )
}

/** The roles, with what each does. */
export const roleOptions = staffRoles.map((value) => ({ value, label: frame.roles[value], help: words.about[value] }))
