import { z } from 'zod'
import { type Environment, readSettings } from '../settings/read-settings.ts'
import type { PartnerSettings } from './settings.ts'

type Guarded = 'plaid' | 'brokerage' | 'stripe' | 'paypal' | 'finder' | 'twilio' | 'recaptcha'
type Guard<Name extends Guarded> = {
  /** Says that its sandbox is meant. */
  readonly variable: string
  /** What is not real then, as people call it. */
  readonly what: Readonly<Record<'en' | 'es', string>>
  /** Whether what is set up is the partner itself, and not its own place to try things out. */
  readonly isLive: (settings: NonNullable<PartnerSettings[Name]>) => boolean
  readonly live: string
}

/** A partner that is not real, for the notice on every page. */
export type Sandboxed = Guard<Guarded>['what']

type Read = { readonly sandboxes: readonly Sandboxed[]; readonly problems: readonly string[] }

/** The partners that move money or prove who people are. */
const guards: { readonly [Name in Guarded]: Guard<Name> } = {
  plaid: {
    variable: 'PLAID',
    what: { en: 'bank links', es: 'los enlaces con bancos' },
    isLive: ({ baseUrl }) => baseUrl.startsWith('https://production.'),
    live: 'PLAID_CLIENT_ID, PLAID_SECRET and PLAID_ENV=production',
  },
  brokerage: {
    variable: 'BROKERAGE',
    what: { en: 'investment accounts', es: 'las cuentas de inversión' },
    isLive: ({ url }) => !url.includes('sandbox'),
    live: 'BROKERAGE_KEY, BROKERAGE_SECRET and BROKERAGE_ENV=live',
  },
  stripe: {
    variable: 'STRIPE',
    what: { en: 'card payments', es: 'los pagos con tarjeta' },
    isLive: ({ secretKey }) => !/^\w\w_test_/.test(secretKey),
    live: 'STRIPE_SECRET_KEY, which is no test key, and STRIPE_WEBHOOK_SECRET',
  },
  paypal: {
    variable: 'PAYPAL',
    what: { en: 'PayPal', es: 'PayPal' },
    isLive: ({ url }) => !url.includes('sandbox'),
    live: 'PAYPAL_CLIENT_ID, PAYPAL_SECRET, PAYPAL_WEBHOOK_ID and PAYPAL_ENV=live',
  },
  finder: {
    variable: 'FINDER',
    what: { en: 'record keepers', es: 'los administradores de planes' },
    isLive: () => true,
    live: 'FINDER_URL, FINDER_KEY and FINDER_WEBHOOK_SECRET',
  },
  twilio: {
    variable: 'TWILIO',
    what: { en: 'text messages', es: 'los mensajes de texto' },
    isLive: () => true,
    live: 'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_VERIFY_SERVICE_SID and TWILIO_MESSAGING_SERVICE_SID',
  },
  recaptcha: {
    variable: 'RECAPTCHA',
    what: { en: 'the check for programs', es: 'la comprobación contra programas' },
    isLive: () => true,
    live: 'RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET',
  },
}

const named = z.literal('sandbox', 'must be sandbox, or not be set.').optional()

/** Each partner that moves money or proves who people are has a variable that says so when its sandbox is meant. */
export const sandboxVariables = z
  .object({ PLAID: named, BROKERAGE: named, STRIPE: named, PAYPAL: named, FINDER: named, TWILIO: named, RECAPTCHA: named })
  .transform((env): Readonly<Record<string, 'sandbox' | undefined>> => env)

/** In production a sandbox replaces nothing in silence: either the partner is configured, or its sandbox is named. */
export function readSandboxes(partners: PartnerSettings, env: Environment, isProduction: boolean): Read {
  const { settings, problems } = readSettings(sandboxVariables, env)
  if (!settings) return { sandboxes: [], problems }
  if (!isProduction) return { sandboxes: [], problems: [] }
  const read = guardedNames.map((name) => readOne(name, partners, settings))
  return { sandboxes: read.flatMap((one) => one.sandboxes), problems: read.flatMap((one) => one.problems) }
}

const guardedNames = ['plaid', 'brokerage', 'stripe', 'paypal', 'finder', 'twilio', 'recaptcha'] as const satisfies readonly Guarded[]

function readOne<Name extends Guarded>(
  name: Name,
  partners: PartnerSettings,
  meant: Readonly<Record<string, 'sandbox' | undefined>>,
): Read {
  const { variable, what, isLive, live }: Guard<Name> = guards[name]
  const settings = partners[name]
  const isReal = settings !== undefined && isLive(settings)
  const isMeant = meant[variable] === 'sandbox'
  if (isReal && isMeant) return { sandboxes: [], problems: [`${variable} must not be sandbox where ${live} are set.`] }
  if (isReal) return { sandboxes: [], problems: [] }
  if (isMeant) return { sandboxes: [what], problems: [] }
  return { sandboxes: [], problems: [`${variable} must be sandbox in production, or ${live} must be set.`] }
}
