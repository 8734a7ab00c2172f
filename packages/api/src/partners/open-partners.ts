import type { AdNetworks } from './ad-networks/ad-network.ts'
import { adNetworks } from './ad-networks/ad-networks.ts'
import type { BotCheck } from './bot-check/bot-check.ts'
import { recaptcha } from './bot-check/recaptcha.ts'
import { sandboxBotCheck } from './bot-check/sandbox-bot-check.ts'
import { alpacaBrokerage } from './brokerage/alpaca.ts'
import type { Brokerage } from './brokerage/brokerage.ts'
import { calcomCalendar } from './calendar/calcom-calendar.ts'
import type { CalendarPartner } from './calendar/calendar.ts'
import { anthropicChat } from './chat/anthropic-chat.ts'
import type { Chat } from './chat/chat.ts'
import { sandboxChat } from './chat/sandbox-chat.ts'
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

/** Who does for us what we do not do ourselves. Those that are missing need the database for their sandbox, and are made with their domain. */
export type Partners = {
  readonly linking?: LinkingPartner
  readonly calendar?: CalendarPartner
  readonly sms?: SmsPartner
  readonly brokerage?: Brokerage
  readonly cards?: CardPayments
  readonly paypal?: PayPal
  readonly recordKeepers?: RecordKeepers
  readonly chat: Chat
  readonly botCheck: BotCheck
  readonly adNetworks: AdNetworks
}

type Known = { readonly publicUrl: string; readonly brandName: () => string; readonly now: () => Date }

/** Opens the one way out, to exactly those partners that are set up, and what speaks with each of them. */
export function openPartners(
  settings: PartnerSettings,
  { publicUrl, brandName, now }: Known,
): { readonly partners: Partners; readonly close: () => Promise<void> } {
  const { plaid, calcom, twilio, brokerage, stripe, paypal, finder, anthropic } = settings
  const { outgoing, stream, close } = openOutgoing({ allowed: addressesIn(settings) })
  const partners: Partners = {
    ...(plaid && {
      linking: plaidLinking({ outgoing, settings: plaid, clientName: brandName, webhookUrl: `${publicUrl}/api/webhooks/linking/` }),
    }),
    ...(calcom && { calendar: calcomCalendar(outgoing, calcom) }),
    ...(twilio && { sms: twilioSms(outgoing, twilio) }),
    ...(brokerage && { brokerage: alpacaBrokerage(outgoing, brokerage) }),
    ...(stripe && { cards: stripeCards(stripe, outgoing) }),
    ...(paypal && { paypal: httpPayPal(paypal, outgoing) }),
    ...(finder && { recordKeepers: httpRecordKeepers(finder, outgoing) }),
    chat: anthropic ? anthropicChat(stream, anthropic) : sandboxChat(),
    botCheck: settings.recaptcha
      ? recaptcha(outgoing, { ...settings.recaptcha, hostname: new URL(publicUrl).hostname })
      : sandboxBotCheck(),
    adNetworks: adNetworks(outgoing, settings, now),
  }
  return { partners, close }
}

/** Every address that stands in the settings: there is no other place that says where partners are. */
function addressesIn(settings: unknown): readonly string[] {
  if (typeof settings === 'string') return /^https?:\/\//.test(settings) && URL.canParse(settings) ? [new URL(settings).origin] : []
  return typeof settings === 'object' && settings !== null ? Object.values(settings).flatMap(addressesIn) : []
}
