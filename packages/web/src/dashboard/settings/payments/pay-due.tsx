import { dollarWords } from '@app/schemas/rules/money/money'
import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { type Membership, ownMemberships, payments } from '../../../screens/data/money/payments.ts'
import { isEntered } from '../../../screens/fields/card/read-entry.ts'
import { inTries } from '../../../screens/paying/next-try.ts'
import { payDue } from '../../../screens/paying/pay-by-card.ts'
import { words } from '../membership/membership.words.ts'
import { CardForm } from './card-form.tsx'

type Props = {
  readonly membership: Membership
  readonly onPaid: (changed: Membership, happened: string) => void
}

/** A renewal that the bank did not accept is paid here, with any card. */
export function PayDue({ membership, onPaid }: Props) {
  const said = useWords(words)
  const { problem, isBusy, pay } = usePaying(membership, onPaid)
  const { open_invoice: due } = membership
  if (!due) return null
  return (
    <CardForm
      label={said.whichCard}
      help={said.whichCardHelp}
      offersSaved
      problem={problem}
      isBusy={isBusy}
      send={said.pay(dollarWords(due.amount, true))}
      onSend={(value) => void pay(value)}
    />
  )
}

/** Pressed again after a try whose end nobody knows, it is the same payment. */
function usePaying(membership: Membership, onPaid: Props['onPaid']) {
  const said = useWords(words)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const pay = async (value: unknown) => {
    const invoice = membership.open_invoice?.invoice_id
    if (!isEntered(value) || invoice === undefined) return setProblem(said.noCard)
    setProblem(undefined)
    setBusy(true)
    const paid = await inTries(`due-${invoice}-${value.id}`, (key) => payDue(invoice, value.id, key))
    const [known] = await Promise.all([ownMemberships.readAnew(), payments.readAnew()])
    setBusy(false)
    if (!paid.ok) return setProblem(paid.failure.detail)
    const now = known.ok ? known.data.find(({ pk }) => pk === membership.pk) : undefined
    onPaid(now ?? membership, said.paid(membership.plan.title))
  }
  return { problem, isBusy, pay }
}
