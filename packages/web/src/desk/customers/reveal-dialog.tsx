import { ask } from '../../client/service/ask.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import type { Customer } from '../data/customer.ts'
import { watchAccess } from '../data/watch-access.ts'
import { words } from './customers.words.ts'
import { ReasonForm } from './reason-form.tsx'

type Props = {
  readonly customer: string
  readonly masked: Customer['masked'][number]
  /** What the customer was opened for: it is probably the same. */
  readonly reason: string
  readonly onClose: () => void
  readonly onShown: (value: string) => void
}

/** Asks why a colleague needs a number in full. */
export function RevealDialog({ customer, masked: { what, label }, reason, onClose, onShown }: Props) {
  const reveal = async (why: string) =>
    watchAccess(await ask('POST /api/v1/desk/customers/{id}/reveal/', { params: { id: customer }, body: { what, reason: why } }))
  return (
    <Dialog title={words.showTitle(label)} onClose={onClose}>
      <p>{words.showText}</p>
      <ReasonForm
        id={`why-${what}`}
        label={words.showReason}
        press={words.show}
        suggested={reason}
        send={reveal}
        onDone={({ value }) => onShown(value)}
        beside={
          <Button look="quiet" onClick={onClose}>
            {words.notNow}
          </Button>
        }
      />
    </Dialog>
  )
}
