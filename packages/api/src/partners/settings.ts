import type { z } from 'zod'
import { type Environment, readPartnerSettings, variablesOf } from '../settings/read-settings.ts'
import { googleSettings, impactSettings, metaSettings, tiktokSettings } from './ad-networks/settings.ts'
import { recaptchaSettings } from './bot-check/settings.ts'
import { brokerageSettings } from './brokerage/settings.ts'
import { calcomSettings } from './calendar/settings.ts'
import { anthropicSettings } from './chat/settings.ts'
import { plaidSettings } from './linking/settings.ts'
import { smtpSettings } from './mail/settings.ts'
import { stripeSettings } from './payments/settings.ts'
import { paypalSettings } from './paypal/settings.ts'
import { finderSettings } from './record-keepers/settings.ts'
import { twilioSettings } from './sms/settings.ts'

const schemas = {
  plaid: plaidSettings,
  calcom: calcomSettings,
  twilio: twilioSettings,
  brokerage: brokerageSettings,
  stripe: stripeSettings,
  paypal: paypalSettings,
  finder: finderSettings,
  anthropic: anthropicSettings,
  recaptcha: recaptchaSettings,
  meta: metaSettings,
  tiktok: tiktokSettings,
  impact: impactSettings,
  google: googleSettings,
  smtp: smtpSettings,
}

/** How to reach each partner. A sandbox replaces those that are not configured. */
export type PartnerSettings = { readonly [Name in keyof typeof schemas]: z.output<(typeof schemas)[Name]> | undefined }

type Read =
  | { readonly partners: PartnerSettings; readonly problems?: undefined }
  | { readonly partners?: undefined; readonly problems: readonly string[] }

export const partnerVariables = Object.values(schemas).flatMap(variablesOf)

/** The settings of all partners, or line by line what is wrong with them. */
export function readPartners(env: Environment): Read {
  const read = Object.entries(schemas).map(([name, schema]) => ({ name, ...readPartnerSettings(schema, env) }))
  const problems = read.flatMap((one) => one.problems ?? [])
  if (problems.length > 0) return { problems }
  return { partners: Object.fromEntries(read.map(({ name, settings }) => [name, settings])) as PartnerSettings }
}
