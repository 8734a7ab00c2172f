import { consent } from './consent.ts'
import type { EventName } from './tell-event.ts'

/** Tells advertisers of an event, if they may be told: what does that is loaded only then, and nothing waits for it. */
export function tell(event: EventName | 'purchase'): void {
  if (consent() !== 'yes') return
  const telling =
    event === 'purchase'
      ? import('./tell-purchase.ts').then(({ tellPurchase }) => tellPurchase())
      : import('./tell-event.ts').then(({ tellEvent }) => tellEvent(event))
  telling.catch(() => undefined)
}
