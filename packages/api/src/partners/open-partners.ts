import type { CoreContext } from '../core/core-context.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import type { AdNetworks } from './ad-networks/ad-network.ts'
import { sandboxAdNetworks } from './ad-networks/sandbox-ad-network.ts'
import { sandboxBotCheck } from './bot-check/sandbox-bot-check.ts'
import { sandboxBrokerage } from './brokerage/sandbox-brokerage.ts'
import { sandboxCalendar } from './calendar/sandbox-calendar.ts'
import type { CardTokens } from './cards/card-tokens.ts'
import { sandboxCardTokens } from './cards/sandbox-card-tokens.ts'
import { sandboxChat } from './chat/sandbox-chat.ts'
import { sandboxLinking } from './linking/sandbox-linking.ts'
import type { Mailer } from './mail/mailer.ts'
import { outboxMailer } from './mail/outbox.ts'
import { type SandboxCards, sandboxCards } from './payments/sandbox-cards.ts'
import { type SandboxPayPal, sandboxPayPal } from './paypal/sandbox-paypal.ts'
import type { Known, Opened, RealPartners } from './real-partners.ts'
import { sandboxRecordKeepers } from './record-keepers/sandbox-record-keepers.ts'
import type { PartnerSettings } from './settings.ts'
import { sandboxSms } from './sms/sandbox-sms.ts'
import { type Deliver, type WebhookSource, webhookReceiver } from './webhooks/webhooks.ts'

/** Every partner, or the sandboxes that stand in for them. */
export type Partners = Required<Omit<RealPartners, 'adNetworks'>> & {
  readonly adNetworks: AdNetworks
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
export async function openPartners(
  settings: PartnerSettings,
  { context, publicUrl, brandName }: Given,
): Promise<{ readonly partners: Partners; readonly close: () => Promise<void> }> {
  const { real, close } = await realPartners(settings, { publicUrl, brandName, now: context.now })
  const mailer = settings.smtp ? (await import('./mail/smtp.ts')).smtpMailer(settings.smtp) : outboxMailer()
  const receive = webhookReceiver(context, () => verifiersOf(partners))
  const deliver: Deliver = (partner, headers, raw) => receive(partner, (name) => headers[name], raw)
  const { linking, brokerage, recordKeepers, cards, paypal, ...others } = openSandboxes(context, publicUrl, deliver)
  const partners: Partners = {
    ...others,
    linking: linking.linking,
    brokerage: brokerage.brokerage,
    recordKeepers,
    cards,
    paypal,
    ...real,
    adNetworks: { ...sandboxAdNetworks(), ...real.adNetworks },
    cardTokens: sandboxCardTokens(),
    mailer,
    sandboxes: { ...(!real.cards && { cards }), ...(!real.paypal && { paypal }) },
    holdsFunds: real.brokerage !== undefined,
    jobs: {
      ...(real.brokerage ? {} : brokerage.jobs),
      ...linking.jobs,
      ...recordKeepers.jobs,
      ...(real.cards ? {} : cards.jobs),
      ...(real.paypal ? {} : paypal.jobs),
    },
    receive,
  }
  return { partners, close }
}

/** All of them: one that a real partner stands in front of is asked nothing. */
function openSandboxes(context: CoreContext, publicUrl: string, deliver: Deliver) {
  return {
    linking: sandboxLinking(context, deliver),
    calendar: sandboxCalendar(context),
    sms: sandboxSms(context),
    brokerage: sandboxBrokerage(context, deliver),
    recordKeepers: sandboxRecordKeepers(context, deliver),
    cards: sandboxCards(context, deliver),
    paypal: sandboxPayPal(context, `${publicUrl}/api/dev/sandbox/paypal`, deliver),
    chat: sandboxChat(),
    botCheck: sandboxBotCheck(),
  }
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

/** What speaks with them is loaded where one is set up: a service with sandboxes alone starts without it. */
async function realPartners(settings: PartnerSettings, known: Known): Promise<Opened> {
  const isAnySetUp = Object.values(settings).some((one) => one !== undefined)
  return isAnySetUp ? (await import('./real-partners.ts')).openRealPartners(settings, known) : { real: {}, close: async () => undefined }
}
