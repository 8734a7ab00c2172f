import { useState } from 'react'
import { failed } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { FieldFrame } from '../../ui/fields/field-frame.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { Colleague } from '../data/staff.ts'
import { watchAccess } from '../data/watch-access.ts'
import { words } from './colleagues.words.ts'

type Props = { readonly colleague: Colleague; readonly onKeep: () => void; readonly onDone: (happened: string) => void }

/** Closes the desk to a colleague, with a reason. */
export function EndDialog({ colleague: { pk: id, name }, onKeep, onDone }: Props) {
  const [reason, setReason] = useState('')
  const end = async () => {
    if (reason.trim() === '') return failed({ code: 'validation_failed', detail: words.whyMissing })
    return watchAccess(await ask('POST /api/v1/desk/staff/{id}/end/', { params: { id }, body: { reason } }))
  }
  return (
    <ConfirmDialog
      title={words.endOf(name)}
      yes={words.end}
      no={words.keep}
      isKeepingMain
      act={end}
      onKeep={onKeep}
      onDone={() => onDone(words.ended(name))}
    >
      <p>{words.endText(name)}</p>
      <FieldFrame id="end-reason" label={words.why}>
        <TextInput id="end-reason" maxLength={300} autoComplete="off" value={reason} onChange={({ target }) => setReason(target.value)} />
      </FieldFrame>
    </ConfirmDialog>
  )
}
