import { fileURLToPath } from 'node:url'
import { readSandboxes, sandboxVariables } from './partners/sandboxes-by-name.ts'
import { type PartnerSettings, partnerVariables, readPartners } from './partners/settings.ts'
import { keyVariables } from './security/key-ring.ts'
import { type DatabaseSettings, databaseSettings } from './settings/database-settings.ts'
import { type Environment, readSettings, variablesOf } from './settings/read-settings.ts'
import { type ServiceSettings, type Settings, serviceSettings } from './settings/service-settings.ts'

/** Everything that a running service is configured with from outside. */
export type Config = DatabaseSettings &
  Omit<ServiceSettings, 'demo' | 'settings'> & {
    readonly webFolder: string
    /** How partners are reached. A sandbox replaces those that are not configured. */
    readonly partners: PartnerSettings
    readonly settings: Settings
  }

type Read =
  | { readonly config: Config; readonly problems?: undefined }
  | { readonly config?: undefined; readonly problems: readonly string[] }

/** Every variable that the service reads. */
export const variables = [serviceSettings, databaseSettings, sandboxVariables].flatMap(variablesOf).concat(keyVariables, partnerVariables)

/** What development makes up. */
export const neededInProduction = ['PUBLIC_URL', 'SECURITY_CODE', 'DATABASE_URL', ...keyVariables, 'SMTP_URL'] as const

/** What each of them asks for besides, said at once and not after the next start. */
const alsoNeeded: Readonly<Record<string, string>> = {
  PUBLIC_URL: ', and where it begins with https, TRUST_PROXY too',
  SMTP_URL: ', and MAIL_FROM with it',
}

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Reads the configuration from environment variables, or says line by line what is wrong with them. */
export function readConfig(env: Environment): Read {
  const isProduction = env['NODE_ENV'] === 'production'
  const service = readSettings(serviceSettings, env)
  const database = readSettings(databaseSettings, env)
  const { partners, problems: partnerProblems = [] } = readPartners(env)
  // Made-up customers get e-mails and move money too.
  const isReal = Object.values(partners ?? {}).some((partner) => partner !== undefined)
  const { sandboxes = [], problems: sandboxProblems = [] } = partners ? readSandboxes(partners, env, isProduction) : {}
  const problems = [
    ...(service.problems ?? []),
    ...(database.problems ?? []),
    ...partnerProblems,
    ...sandboxProblems,
    ...(isProduction
      ? neededInProduction.filter((name) => !env[name]).map((name) => `${name} must be set in production${alsoNeeded[name] ?? ''}.`)
      : []),
    ...(isProduction && env['PUBLIC_URL']?.startsWith('https:') && !env['TRUST_PROXY'] ? [noProxy] : []),
    ...(env['DEMO'] === 'on' && (isProduction || isReal) ? [noDemo] : []),
  ]
  if (!service.settings || !database.settings || !partners || problems.length > 0) return { problems }
  const { demo, settings, ...own } = service.settings
  const isDemo = demo === 'on' || (demo === 'auto' && !isProduction && !isReal)
  return { config: { ...database.settings, ...own, webFolder, partners, settings: { ...settings, isDemo, sandboxes } } }
}

const noProxy =
  'TRUST_PROXY must be set in production behind https, to the addresses of the proxies in front, such as 10.0.0.1: without it all people come from one address, and the limits of one hold for all.'

const noDemo = 'DEMO must not be on in production, or where e-mail or a partner are real: it shows made-up customers.'
