import { consent } from './consent.ts'
import type { EventName } from './report-event.ts'

/** Tells advertisers of an event, if they may be told: what does that is loaded only then, and nothing waits for it. */
export function reportToAdvertisers(event: EventName | 'purchase'): void {
  if (consent() !== 'yes') return
  const telling =
    event === 'purchase'
      ? import('./report-purchase.ts').then(({ reportPurchase }) => reportPurchase())
      : import('./report-event.ts').then(({ reportEvent }) => reportEvent(event))
  telling.catch(() => undefined)
}
