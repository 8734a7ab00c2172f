import { consent } from './consent.ts'
import type { EventName } from './report-event.ts'

/** Reports an event to advertisers, if that is allowed: the code is loaded only then, and nothing waits for it. */
export function reportToAdvertisers(event: EventName | 'purchase'): void {
  if (consent() !== 'yes') return
  const telling =
    event === 'purchase'
      ? import('./report-purchase.ts').then(({ reportPurchase }) => reportPurchase())
      : import('./report-event.ts').then(({ reportEvent }) => reportEvent(event))
  telling.catch(() => undefined)
}
