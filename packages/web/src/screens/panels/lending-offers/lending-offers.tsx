import { toCents } from '@app/schemas/rules/money/money'
import type { PanelProps } from '../panel-props.ts'
import { LenderOffers } from './lender-offers.tsx'

/** What lenders ask for a loan, for the amount and the time that are being typed. */
export function LendingOffers({ form, empty }: PanelProps) {
  const cents = toCents(String(form.values['borrow_amount'] ?? ''))
  const years = Number(form.values['term'] ?? 0)
  const wish = cents.ok && cents.value > 0 && years > 0 ? { dollars: cents.value / 100, years } : undefined
  return <LenderOffers wish={wish} empty={empty} />
}
