import { useWords } from '../../client/language.ts'
import type { Answer } from '../../client/service/answer.ts'
import { callWords } from '../../client/words/day-words.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import type { Call } from '../data/calls/calls.ts'
import { words } from './call-card.words.ts'

type Props = {
  readonly call: Call
  readonly onKeep: () => void
  readonly onCancel: () => Promise<Answer<unknown>>
  readonly onDone: () => void
}

/** Asks once more: a time that is given back may be gone. */
export function CancelDialog({ call, onKeep, onCancel, onDone }: Props) {
  const said = useWords(words)
  return (
    <ConfirmDialog
      title={said.cancelTitle}
      yes={said.yesCancel}
      no={said.keep}
      isKeepingMain
      act={onCancel}
      onKeep={onKeep}
      onDone={onDone}
    >
      <p>{said.cancelWords(callWords(call.starts_at, call.time_zone))}</p>
    </ConfirmDialog>
  )
}
