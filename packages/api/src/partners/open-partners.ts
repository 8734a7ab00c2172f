import type { CoreContext } from '../core/core-context.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import type { AdNetworks } from './ad-networks/ad-network.ts'
import { adNetworks } from './ad-networks/ad-networks.ts'
import type { BotCheck } from './bot-check/bot-check.ts'
import { recaptcha } from './bot-check/recaptcha.ts'
import { sandboxBotCheck } from './bot-check/sandbox-bot-check.ts'
import { alpacaBrokerage } from './brokerage/alpaca.ts'
import type { Brokerage } from './brokerage/brokerage.ts'
import { sandboxBrokerage } from './brokerage/sandbox-brokerage.ts'
import { calcomCalendar } from './calendar/calcom-calendar.ts'
import type { CalendarPartner } from './calendar/calendar.ts'
import { sandboxCalendar } from './calendar/sandbox-calendar.ts'
import type { CardTokens } from './cards/card-tokens.ts'
import { sandboxCardTokens } from './cards/sandbox-card-tokens.ts'
import { anthropicChat } from './chat/anthropic-chat.ts'
import type { Chat } from './chat/chat.ts'
import { sandboxChat } from './chat/sandbox-chat.ts'
import type { LinkingPartner } from './linking/linking.ts'
import { plaidLinking } from './linking/plaid-linking.ts'
import { sandboxLinking } from './linking/sandbox-linking.ts'
import type { Mailer } from './mail/mailer.ts'
import { outboxMailer } from './mail/outbox.ts'
import { smtpMailer } from './mail/smtp.ts'
import { openOutgoing } from './outgoing/outgoing.ts'
import type { CardPayments } from './payments/card-payments.ts'
import { type SandboxCards, sandboxCards } from './payments/sandbox-cards.ts'
import { stripeCards } from './payments/stripe-cards.ts'
import { httpPayPal } from './paypal/http-paypal.ts'
import type { PayPal } from './paypal/paypal.ts'
import { type SandboxPayPal, sandboxPayPal } from './paypal/sandbox-paypal.ts'
import { httpRecordKeepers } from './record-keepers/http-record-keepers.ts'
import type { RecordKeepers } from './record-keepers/record-keepers.ts'
import { sandboxRecordKeepers } from './record-keepers/sandbox-record-keepers.ts'
import type { PartnerSettings } from './settings.ts'
import { sandboxSms } from './sms/sandbox-sms.ts'
import type { SmsPartner } from './sms/sms.ts'
import { twilioSms } from './sms/twilio-sms.ts'
import { type Deliver, type WebhookSource, webhookReceiver } from './webhooks/webhooks.ts'

/** Partners that are set up. Without settings the optional ones are absent, and `openPartners` puts in their sandboxes. */
type RealPartners = {
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

/** Every partner, or the sandboxes that stand in for them. */
export type Partners = Required<RealPartners> & {
  readonly cardTokens: CardTokens
  readonly mailer: Mailer
  /** Payment companies whose part people play themselves, on pages of ours. */
  readonly sandboxes: { readonly cards?: SandboxCards; readonly paypal?: SandboxPayPal }
  /** Whether the brokerage holds what is invested. Its sandbox holds cash alone. */
  readonly holdsFunds: boolean
  /** What sandboxes do later. */
  readonly jobs: JobHandlers
  /** Saves the message of a partner, whether it came over HTTP or from a sandbox. */
  readonly receive: ReturnType<typeof webhookReceiver>
}

/** Those that send messages, as they are called in the address. */
export type WebhookPartner = 'brokerage' | 'record-keepers' | 'linking' | 'stripe' | 'paypal' | 'sms'

type Given = {
  readonly context: CoreContext
  readonly publicUrl: string
  readonly brandName: () => string
}

/** Opens every partner: the real one where it is set up, else its sandbox, which sends its messages as the partner would. */
export function openPartners(
  settings: PartnerSettings,
  { context, publicUrl, brandName }: Given,
): { readonly partners: Partners; readonly close: () => Promise<void> } {
  const { real, close } = openRealPartners(settings, { publicUrl, brandName, now: context.now })
  const deliver: Deliver = (partner, headers, raw) => receive(partner, (name) => headers[name], raw)
  const cards = real.cards ? undefined : sandboxCards(context, deliver)
  const paypal = real.paypal ? undefined : sandboxPayPal(context, `${publicUrl}/api/dev/sandbox/paypal`, deliver)
  const linking = sandboxLinking(context, deliver)
  const brokerage = sandboxBrokerage(context, deliver)
  const recordKeepers = sandboxRecordKeepers(context, deliver)
  const all = {
    linking: linking.linking,
    calendar: sandboxCalendar(context),
    sms: sandboxSms(context),
    brokerage: brokerage.brokerage,
    recordKeepers,
    ...(cards && { cards }),
    ...(paypal && { paypal }),
    ...real,
  }
  const receive = webhookReceiver(context, () => verifiersOf(partners))
  const partners: Partners = {
    ...all,
    cards: oneOf(real.cards, cards),
    paypal: oneOf(real.paypal, paypal),
    cardTokens: sandboxCardTokens(),
    mailer: settings.smtp ? smtpMailer(settings.smtp) : outboxMailer(),
    sandboxes: { ...(cards && { cards }), ...(paypal && { paypal }) },
    holdsFunds: real.brokerage !== undefined,
    jobs: {
      ...(real.brokerage ? {} : brokerage.jobs),
      ...linking.jobs,
      ...recordKeepers.jobs,
      ...cards?.jobs,
      ...paypal?.jobs,
    },
    receive,
  }
  return { partners, close }
}

function verifiersOf(partners: Partners): Readonly<Record<WebhookPartner, WebhookSource['verify']>> {
  return {
    brokerage: partners.brokerage.verify,
    'record-keepers': partners.recordKeepers.verify,
    linking: partners.linking.verifyWebhook,
    stripe: partners.cards.verify,
    paypal: partners.paypal.verify,
    sms: partners.sms.verify,
  }
}

function oneOf<Partner>(real: Partner | undefined, sandbox: Partner | undefined): Partner {
  const partner = real ?? sandbox
  if (partner === undefined) throw new Error('There is neither a partner nor a sandbox for it.')
  return partner
}

type Known = { readonly publicUrl: string; readonly brandName: () => string; readonly now: () => Date }

/** Opens the one egress, to exactly those partners that are set up, and what speaks with each of them. */
export function openRealPartners(
  settings: PartnerSettings,
  { publicUrl, brandName, now }: Known,
): { readonly real: RealPartners; readonly close: () => Promise<void> } {
  const { plaid, calcom, twilio, brokerage, stripe, paypal, finder, anthropic } = settings
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
    chat: anthropic ? anthropicChat(stream, anthropic) : sandboxChat(),
    botCheck: settings.recaptcha
      ? recaptcha(outgoing, { ...settings.recaptcha, hostname: new URL(publicUrl).hostname })
      : sandboxBotCheck(),
    adNetworks: adNetworks(outgoing, settings, now),
  }
  return { real, close }
}

/** Every address in the settings: partners are configured nowhere else. */
function addressesIn(settings: unknown): readonly string[] {
  if (typeof settings === 'string') return /^https?:\/\//.test(settings) && URL.canParse(settings) ? [new URL(settings).origin] : []
  return typeof settings === 'object' && settings !== null ? Object.values(settings).flatMap(addressesIn) : []
}
