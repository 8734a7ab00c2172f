import { useRef } from 'react'
import { useWords } from '../../../client/language.ts'
import { type Answer, failed } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { ownMemberships } from '../../../screens/data/money/payments.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { words } from './cards.words.ts'

type Props = {
  readonly id: string
  readonly name: string
  readonly onKeep: () => void
  readonly onRemoved: () => void
}

/** Explains what removing a card means. One that a membership is charged to stays, with what to do instead. */
export function RemoveCardDialog({ id, name, onKeep, onRemoved }: Props) {
  const said = useWords(words)
  const memberships = ownMemberships.use().data ?? []
  const isTakenForGood = memberships.some(({ status, can_renew }) => status === 'cancelled' && can_renew)
  // However often it is pressed, it is one request.
  const key = useRef(crypto.randomUUID())
  const remove = async (): Promise<Answer<unknown>> => {
    const answer = await ask('DELETE /api/v1/memberships/stripe/customer/payment_methods/{id}/', { params: { id }, key: key.current })
    if (answer.ok || answer.failure.code !== 'card_in_use') return answer
    return failed({ ...answer.failure, detail: said.inUse })
  }
  return (
    <ConfirmDialog title={said.ask(name)} yes={said.yes} no={said.no} act={remove} onKeep={onKeep} onDone={onRemoved}>
      <p>{said.what}</p>
      <p>{said.stays}</p>
      {isTakenForGood && <p>{said.cancelled}</p>}
    </ConfirmDialog>
  )
}
