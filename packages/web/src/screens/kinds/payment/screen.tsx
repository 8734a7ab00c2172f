import { Skeleton } from '../../../ui/skeleton.tsx'
import { Blocks } from '../../blocks.tsx'
import { readPaidAnew } from '../../data/payments.ts'
import { placedBlocks } from '../../placed-blocks.ts'
import type { ScreenProps } from '../../screen-props.ts'
import { StepFields } from '../../step-fields.tsx'
import { StepFrame } from '../../step-frame.tsx'
import { AlreadyPaid } from './already-paid.tsx'
import { PayPalStanding } from './paypal-standing.tsx'
import { useStanding } from './use-standing.ts'

/** Something to pay, or a card to add. The form shows once it is known that it was not paid before: nobody pays twice. */
export function PaymentScreen(screen: ScreenProps) {
  const { before, after } = placedBlocks(screen.step, 'more')
  const { standing, order } = useStanding(screen.step, screen.facts)
  const { form } = screen
  if (standing === 'paid' && !form.isSaving) return <AlreadyPaid {...screen} />
  return (
    <StepFrame {...screen} form={standing === 'unknown' ? { ...form, submit: readPaidAnew } : form}>
      <Blocks {...screen} blocks={before} />
      {order && <PayPalStanding order={order} />}
      {standing === 'unknown' ? <Skeleton /> : <StepFields form={form} />}
      <Blocks {...screen} blocks={after} />
    </StepFrame>
  )
}
