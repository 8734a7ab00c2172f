/** Payments that were refunded in full are hidden; those refunded in part stay. */
export function visiblePayments<Payment extends { readonly provider_refund_status?: string | null }>(
  payments: readonly Payment[],
): Payment[] {
  return payments.filter(({ provider_refund_status }) => provider_refund_status !== 'full')
}
