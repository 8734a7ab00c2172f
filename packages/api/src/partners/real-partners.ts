import type { AdNetworks } from './ad-networks/ad-network.ts'
import { adNetworks } from './ad-networks/ad-networks.ts'
import type { BotCheck } from './bot-check/bot-check.ts'
import { recaptcha } from './bot-check/recaptcha.ts'
import { alpacaBrokerage } from './brokerage/alpaca.ts'
import type { Brokerage } from './brokerage/brokerage.ts'
import { calcomCalendar } from './calendar/calcom-calendar.ts'
import type { CalendarPartner } from './calendar/calendar.ts'
import { anthropicChat } from './chat/anthropic-chat.ts'
import type { Chat } from './chat/chat.ts'
import type { LinkingPartner } from './linking/linking.ts'
import { plaidLinking } from './linking/plaid-linking.ts'
import { openOutgoing } from './outgoing/outgoing.ts'
import type { CardPayments } from './payments/card-payments.ts'
import { stripeCards } from './payments/stripe-cards.ts'
import { httpPayPal } from './paypal/http-paypal.ts'
import type { PayPal } from './paypal/paypal.ts'
import { httpRecordKeepers } from './record-keepers/http-record-keepers.ts'
import type { RecordKeepers } from './record-keepers/record-keepers.ts'
import type { PartnerSettings } from './settings.ts'
import type { SmsPartner } from './sms/sms.ts'
import { twilioSms } from './sms/twilio-sms.ts'

/** Partners that are set up. The others are absent, and `openPartners` puts in their sandboxes. */
export type RealPartners = {
  readonly linking?: LinkingPartner
  readonly calendar?: CalendarPartner
  readonly sms?: SmsPartner
  readonly brokerage?: Brokerage
  readonly cards?: CardPayments
  readonly paypal?: PayPal
  readonly recordKeepers?: RecordKeepers
  readonly chat?: Chat
  readonly botCheck?: BotCheck
  readonly adNetworks?: Partial<AdNetworks>
}

export type Opened = { readonly real: RealPartners; readonly close: () => Promise<void> }
export type Known = { readonly publicUrl: string; readonly brandName: () => string; readonly now: () => Date }

/** Opens the one egress, to exactly those partners that are set up, and what speaks with each of them. */
export function openRealPartners(settings: PartnerSettings, { publicUrl, brandName, now }: Known): Opened {
  const { plaid, calcom, twilio, brokerage, stripe, paypal, finder, anthropic, recaptcha: robots } = settings
  const { outgoing, stream, close } = openOutgoing({ allowed: addressesIn(settings) })
  const real: RealPartners = {
    ...(plaid && {
      linking: plaidLinking({ outgoing, settings: plaid, clientName: brandName, webhookUrl: `${publicUrl}/api/webhooks/linking/` }),
    }),
    ...(calcom && { calendar: calcomCalendar(outgoing, calcom) }),
    ...(twilio && { sms: twilioSms(outgoing, twilio, `${publicUrl}/api/webhooks/sms/`) }),
    ...(brokerage && { brokerage: alpacaBrokerage(outgoing, brokerage) }),
    ...(stripe && { cards: stripeCards(stripe, outgoing) }),
    ...(paypal && { paypal: httpPayPal(paypal, outgoing) }),
    ...(finder && { recordKeepers: httpRecordKeepers(finder, outgoing) }),
    ...(anthropic && { chat: anthropicChat(stream, anthropic) }),
    ...(robots && { botCheck: recaptcha(outgoing, { ...robots, hostname: new URL(publicUrl).hostname }) }),
    adNetworks: adNetworks(outgoing, settings, now),
  }
  return { real, close }
}

/** Every address in the settings: partners are configured nowhere else. */
function addressesIn(settings: unknown): readonly string[] {
  if (typeof settings === 'string') return /^https?:\/\//.test(settings) && URL.canParse(settings) ? [new URL(settings).origin] : []
  return typeof settings === 'object' && settings !== null ? Object.values(settings).flatMap(addressesIn) : []
}
