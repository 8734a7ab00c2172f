import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type LogLevel, logLevels } from './logs/log-level.ts'
import { readSmtp } from './partners/mail/read-smtp.ts'
import type { SmtpSettings } from './partners/mail/smtp.ts'
import { type PartnerSettings, readPartners } from './partners/read-partners.ts'
import type { Settings } from './settings.ts'

export type Config = {
  readonly port: number
  readonly host: string
  /** Where the service keeps its own data. */
  readonly dataFolder: string
  readonly databaseUrl: string | undefined
  /** Who owns the tables, where the service itself may not change them. */
  readonly databaseOwnerUrl: string | undefined
  readonly flowsFolder: string
  readonly webFolder: string
  /** Where letters are handed in. Without it they stay in the outbox. */
  readonly smtp: SmtpSettings | undefined
  /** How partners are reached. For those of which nothing is said there are sandboxes. */
  readonly partners: PartnerSettings
  readonly logLevel: LogLevel
  readonly settings: Settings
}

type Read =
  | { readonly config: Config; readonly problems?: undefined }
  | { readonly config?: undefined; readonly problems: readonly string[] }
type Environment = Readonly<Record<string, string | undefined>>
/** What one variable must be, in words; a value is repeated only where it cannot be a secret. */
type Rule = { readonly name: string; readonly holds: (text: string) => boolean; readonly words: string; readonly isSecret?: true }

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url))

const rules: readonly Rule[] = [
  { name: 'PORT', holds: isPort, words: 'must be a whole number from 0 to 65535.' },
  { name: 'HOST', holds: (text) => /^[\w.:-]+$/.test(text), words: 'must be a name or an address such as 0.0.0.0.' },
  { name: 'DATABASE_URL', holds: isPostgresUrl, words: 'must begin with postgres:// and name a host.', isSecret: true },
  { name: 'DATABASE_OWNER_URL', holds: isPostgresUrl, words: 'must begin with postgres:// and name a host.', isSecret: true },
  {
    name: 'PUBLIC_URL',
    holds: isWebAddress,
    words: 'must be the address of the start page without a path, such as https://www.example.com.',
  },
  { name: 'LOG_LEVEL', holds: isLogLevel, words: `must be one of ${logLevels.join(', ')}.` },
  { name: 'SECURITY_CODE', holds: isLongEnough, words: 'must have at least 16 characters, without spaces.', isSecret: true },
  { name: 'METRICS_TOKEN', holds: isLongEnough, words: 'must have at least 16 characters, without spaces.', isSecret: true },
  {
    name: 'TRUST_PROXY',
    holds: (text) => listed(text).every(isAddress),
    words: 'must be a list of addresses such as 10.0.0.1,10.1.0.0/16.',
  },
  {
    name: 'STAFF_EMAILS',
    holds: (text) => listed(text).every((email) => z.email().safeParse(email).success),
    words: 'must be a list of e-mail addresses such as ann@example.com,bob@example.com.',
    isSecret: true,
  },
  { name: 'AD_SCRIPT_URL', holds: isScriptUrl, words: 'must be the https address of a script, such as https://ads.example.com/pixel.js.' },
  { name: 'DEMO', holds: (text) => ['on', 'off', 'auto'].includes(text), words: 'must be on, off or auto.' },
  { name: 'NODE_ENV', holds: (text) => ['production', 'development', 'test'].includes(text), words: 'must be production or development.' },
]

/** What is made up in development, and must be said in production. */
const neededInProduction = ['PUBLIC_URL', 'SECURITY_CODE', 'DATABASE_URL', 'SMTP_URL'] as const

/** Reads the configuration from environment variables, or says line by line what is wrong with them. */
export function readConfig(env: Environment): Read {
  const isProduction = env['NODE_ENV'] === 'production'
  const { smtp, problems: mailProblems = [] } = readSmtp(env)
  const { partners, problems: partnerProblems = [] } = readPartners(env)
  // Made-up customers get letters and move money too.
  const isReal = smtp !== undefined || Object.values(partners ?? {}).some(isSet)
  const problems = [
    ...rules.flatMap((rule) => problemOf(rule, env)),
    ...mailProblems,
    ...partnerProblems,
    ...(isProduction ? neededInProduction.flatMap((name) => missing(name, env)) : []),
    ...(env['DEMO'] === 'on' && (isProduction || isReal) ? [noDemo] : []),
  ]
  if (!partners || problems.length > 0) return { problems }
  const port = Number(env['PORT'] || 3000)
  const logLevel = env['LOG_LEVEL'] || (isProduction ? 'info' : 'warn')
  return {
    config: {
      port,
      // By its name Node would open two servers, and only one of them would be ours.
      host: env['HOST'] === 'localhost' ? '127.0.0.1' : env['HOST'] || '0.0.0.0',
      databaseUrl: env['DATABASE_URL'] || undefined,
      databaseOwnerUrl: env['DATABASE_OWNER_URL'] || undefined,
      dataFolder: resolve(env['DATA_DIR'] || resolve(projectFolder, '.data')),
      flowsFolder: resolve(env['FLOWS_DIR'] || resolve(projectFolder, 'flows')),
      webFolder: resolve(projectFolder, 'packages/web/dist'),
      smtp,
      partners,
      logLevel: isLogLevel(logLevel) ? logLevel : 'warn',
      settings: {
        isProduction,
        isDemo: env['DEMO'] === 'on' || (env['DEMO'] === 'auto' && !isProduction && !isReal),
        publicUrl: (env['PUBLIC_URL'] || `http://localhost:${port}`).replace(/\/$/, ''),
        securityCode: env['SECURITY_CODE'] || undefined,
        metricsToken: env['METRICS_TOKEN'] || undefined,
        adScriptUrl: env['AD_SCRIPT_URL'] || undefined,
        staffEmails: listed(env['STAFF_EMAILS'] ?? ''),
        trustedProxies: listed(env['TRUST_PROXY'] ?? ''),
      },
    },
  }
}

const noDemo = 'DEMO must not be on in production, or where letters or a partner are real: it shows made-up customers.'

function isSet(settings: object | undefined): boolean {
  return settings !== undefined && Object.values(settings).some((value) => value !== undefined)
}

function problemOf({ name, holds, words, isSecret }: Rule, env: Environment): readonly string[] {
  const text = env[name]
  if (!text || holds(text)) return []
  return [`${name} ${words}${isSecret ? '' : ` It is “${text}”.`}`]
}

function missing(name: string, env: Environment): readonly string[] {
  return env[name] ? [] : [`${name} must be set in production.`]
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/?#@\s]+\/?$/.test(text) && URL.canParse(text)
}

function isScriptUrl(text: string): boolean {
  return /^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?\/[\w./?=&%-]*$/i.test(text) && URL.canParse(text)
}

function isLogLevel(text: string): text is LogLevel {
  return logLevels.some((level) => level === text)
}

function isLongEnough(text: string): boolean {
  return /^\S{16,}$/.test(text)
}

function listed(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function isAddress(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  return isIP(address) !== 0 && more.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits))
}
