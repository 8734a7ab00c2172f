import { useWords, type Words } from '../../../client/language.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Blocks, placedBlocks } from '../../blocks.tsx'
import { payments, readPaidAnew } from '../../data/money/payments.ts'
import { usePaper } from '../../paper.ts'
import type { ScreenProps } from '../../screen-props.ts'
import { StepFields } from '../../step-fields.tsx'
import { StepFrame } from '../../step-frame.tsx'
import { AlreadyPaid } from './already-paid.tsx'
import { PayPalState } from './paypal-state.tsx'
import { useFreeDays } from './use-free-days.ts'
import { usePaymentState } from './use-payment-state.ts'

const words: Words<{ readonly start: (days: number) => string }> = {
  en: { start: (days) => `Start the ${days} free days` },
  es: { start: (days) => `Empezar los ${days} días gratis` },
}

/** Something to pay, or a card to add. The form shows once it is known that it was not paid before: nobody pays twice. */
export function PaymentScreen(screen: ScreenProps) {
  const { before, after } = placedBlocks(screen.step, 'first')
  const { standing, order } = usePaymentState(screen.step, screen.facts)
  const { form } = screen
  const isOnPaper = usePaper() !== undefined
  const { start } = useWords(words)
  const freeDays = useFreeDays(screen.step, screen.facts, form.values['payment_method'])
  const step = freeDays > 0 ? { ...screen.step, continue: start(freeDays) } : screen.step
  if (standing === 'paid' && !form.isSaving) return <AlreadyPaid {...screen} />
  return (
    <StepFrame {...screen} step={step} form={standing === 'unknown' ? { ...form, submit: readPaidAnew } : form}>
      <Blocks {...screen} blocks={before} />
      {order && <PayPalState order={order} />}
      {standing === 'unknown' && !isOnPaper ? <NotKnownYet /> : <StepFields form={form} />}
      <Blocks {...screen} blocks={after} />
    </StepFrame>
  )
}

/** Whether it was paid before is on its way, or cannot be had. Where the price cannot be had, its panel says so. */
function NotKnownYet() {
  const { failure, isLoading, reload } = payments.use()
  return (
    <Loaded of={{ data: undefined, isKnown: false, isLoading, failure, reload }} empty={undefined}>
      {() => null}
    </Loaded>
  )
}
