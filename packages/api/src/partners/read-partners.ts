import { type AdSettings, readAdNetworks } from './ad-networks/read-ad-networks.ts'
import { readRecaptcha } from './bot-check/read-recaptcha.ts'
import { type BrokerageSettings, readBrokerage } from './brokerage/read-brokerage.ts'
import { type CalcomSettings, readCalcom } from './calendar/read-calcom.ts'
import type { AnthropicSettings } from './chat/anthropic-chat.ts'
import { readChat } from './chat/read-chat.ts'
import { type PlaidSettings, readPlaid } from './linking/read-plaid.ts'
import { readStripe, type StripeSettings } from './payments/read-stripe.ts'
import { type PayPalSettings, readPayPal } from './paypal/read-paypal.ts'
import type { FinderSettings } from './record-keepers/http-record-keepers.ts'
import { readFinder } from './record-keepers/read-finder.ts'
import { readTwilio, type TwilioSettings } from './sms/read-twilio.ts'

/** How to reach each partner. Where nothing is said, a sandbox of ours stands in. */
export type PartnerSettings = {
  readonly plaid: PlaidSettings | undefined
  readonly calcom: CalcomSettings | undefined
  readonly twilio: TwilioSettings | undefined
  readonly brokerage: BrokerageSettings | undefined
  readonly stripe: StripeSettings | undefined
  readonly paypal: PayPalSettings | undefined
  readonly finder: FinderSettings | undefined
  readonly anthropic: AnthropicSettings | undefined
  readonly recaptcha: { readonly secret: string; readonly siteKey: string; readonly baseUrl: string } | undefined
  readonly ads: AdSettings
}

type Environment = Readonly<Record<string, string | undefined>>
type Read =
  | { readonly partners: PartnerSettings; readonly problems?: undefined }
  | { readonly partners?: undefined; readonly problems: readonly string[] }

/** All partners from the environment, or line by line what is wrong with them. */
export function readPartners(env: Environment): Read {
  const { plaid, problems: linking = [] } = readPlaid(env)
  const { calcom, problems: calendar = [] } = readCalcom(env)
  const { twilio, problems: sms = [] } = readTwilio(env)
  const { brokerage, problems: broker = [] } = readBrokerage(env)
  const { stripe, problems: cards = [] } = readStripe(env)
  const { paypal, problems: payPal = [] } = readPayPal(env)
  const { finder, problems: find = [] } = readFinder(env)
  const { anthropic, problems: chat = [] } = readChat(env)
  const { recaptcha, problems: bots = [] } = readRecaptcha(env)
  const { settings: ads, problems: networks = [] } = readAdNetworks(env)
  const problems = [linking, calendar, sms, broker, cards, payPal, find, chat, bots, networks].flat()
  if (!ads || problems.length > 0) return { problems }
  return { partners: { plaid, calcom, twilio, brokerage, stripe, paypal, finder, anthropic, recaptcha, ads } }
}
