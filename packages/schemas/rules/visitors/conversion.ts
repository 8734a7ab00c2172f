/** The action tracker under which the affiliate network counts a sale. */
export const affiliateActionTracker = 30213

const leastReportedCents = 1500

/** A sale is reported to the affiliate network only from a price of $15 up. */
export function isReportedToAffiliate(priceCents: number): boolean {
  return priceCents >= leastReportedCents
}
