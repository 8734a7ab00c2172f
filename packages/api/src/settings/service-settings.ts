import { isIP } from 'node:net'
import { z } from 'zod'
import { logLevels } from '../logs/log-level.ts'

export type ServiceSettings = z.output<typeof serviceSettings>
export type Settings = ServiceSettings['settings'] & {
  /** Whether made-up customers and companies are there to look at. */
  readonly isDemo: boolean
  /** Partners whose sandbox was asked for by name in production: every page says so. */
  readonly sandboxes: readonly Readonly<Record<'en' | 'es', string>>[]
}

const secret = z.string().regex(/^\S{16,}$/, 'must have at least 16 characters, without spaces.')

/** How the service itself is set up. */
export const serviceSettings = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test'], 'must be production or development.').optional(),
    PORT: z.string().refine(isPort, 'must be a whole number from 0 to 65535.').default('3000'),
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, 'must be a name or an address such as 0.0.0.0.')
      .default('127.0.0.1'),
    PUBLIC_URL: z
      .string()
      .refine(isWebAddress, 'must be the address of the start page without a path, such as https://www.example.com.')
      .optional(),
    SECURITY_CODE: secret.optional(),
    DEVELOPER_PAGES: z.enum(['loopback', 'on', 'off'], 'must be loopback, on or off.').optional(),
    METRICS_TOKEN: secret.optional(),
    AD_SCRIPT_URL: z
      .string()
      .refine(isScriptUrl, 'must be the https address of a script, such as https://ads.example.com/pixel.js.')
      .optional(),
    TRUST_PROXY: listOf(isAddress, 'must be a list of addresses such as 10.0.0.1,10.1.0.0/16.'),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}.`).optional(),
    DEMO: z.enum(['on', 'off', 'auto'], 'must be on, off or auto.').default('off'),
    WORK_EVERY_MS: z.string().refine(isPace, 'must be a whole number from 50 to 60000.').default('1000'),
    MONEY_WAITS_MINUTES: z.string().refine(isPatience, 'must be a whole number of minutes from 0 to 1440.').default('30'),
    COMMIT: z.string().default('unknown'),
  })
  .refine(({ NODE_ENV, MONEY_WAITS_MINUTES }) => NODE_ENV !== 'production' || Number(MONEY_WAITS_MINUTES) >= 5, {
    path: ['MONEY_WAITS_MINUTES'],
    error: 'must be 5 or more in production: pages say that money can be taken back right after it was asked for.',
  })
  .transform((env) => {
    const isProduction = env.NODE_ENV === 'production'
    return {
      port: Number(env.PORT),
      // By its name Node would open two servers, and only one of them would be ours.
      host: env.HOST === 'localhost' ? '127.0.0.1' : env.HOST,
      logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
      demo: env.DEMO,
      /** How often work is looked for whose time has come. */
      workEveryMs: Number(env.WORK_EVERY_MS),
      /** What the metrics call the build. */
      commit: env.COMMIT,
      settings: {
        isProduction,
        /** Where people reach the pages, for links in e-mails and for telling our own pages from others. */
        publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
        /** What our own pages send with a registration. Without one, any will do. */
        securityCode: env.SECURITY_CODE,
        /** How long a deposit or withdrawal waits before it is sent, so that whoever asked for it can take it back. */
        moneyWaitsMinutes: Number(env.MONEY_WAITS_MINUTES),
        /** Who may open the developer pages: this computer alone, everybody who can reach the service, or nobody. */
        developerPages: env.DEVELOPER_PAGES ?? (isProduction ? 'off' : 'loopback'),
        /** What reads the metrics. */
        metricsToken: env.METRICS_TOKEN,
        /** The script of the advertising network, for the few pages that may load it. Without one nothing is loaded. */
        adScriptUrl: env.AD_SCRIPT_URL,
        /** The proxies in front of the service, whose word on a sender's address is believed. */
        trustedProxies: env.TRUST_PROXY,
      },
    }
  })

function listOf(holds: (entry: string) => boolean, words: string) {
  return z
    .string()
    .default('')
    .transform((text): readonly string[] => text.split(',').flatMap((entry) => entry.trim() || []))
    .refine((entries) => entries.every(holds), words)
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535
}

function isPace(text: string): boolean {
  return /^\d{2,5}$/.test(text) && Number(text) >= 50 && Number(text) <= 60_000
}

function isPatience(text: string): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) <= 1_440
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/?#@\s]+\/?$/.test(text) && URL.canParse(text)
}

function isScriptUrl(text: string): boolean {
  return /^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?\/[\w./?=&%-]*$/i.test(text) && URL.canParse(text)
}

function isAddress(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  return isIP(address) !== 0 && more.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits))
}
