import type { GoogleSettings } from './google.ts'
import type { ImpactSettings } from './impact.ts'
import type { MetaSettings } from './meta.ts'
import type { TikTokSettings } from './tiktok.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The networks that are set up. */
export type AdSettings = {
  readonly meta?: MetaSettings
  readonly tiktok?: TikTokSettings
  readonly impact?: ImpactSettings
  readonly google?: GoogleSettings
}
type Read =
  | { readonly settings: AdSettings; readonly problems?: undefined }
  | { readonly settings?: undefined; readonly problems: readonly string[] }

const variables = {
  meta: { pixelId: 'META_PIXEL_ID', accessToken: 'META_ACCESS_TOKEN' },
  tiktok: { pixelId: 'TIKTOK_PIXEL_ID', accessToken: 'TIKTOK_ACCESS_TOKEN' },
  impact: { accountSid: 'IMPACT_ACCOUNT_SID', authToken: 'IMPACT_AUTH_TOKEN', campaignId: 'IMPACT_CAMPAIGN_ID' },
  google: {
    customerId: 'GOOGLE_ADS_CUSTOMER_ID',
    conversionActionId: 'GOOGLE_ADS_CONVERSION_ACTION_ID',
    developerToken: 'GOOGLE_ADS_DEVELOPER_TOKEN',
    clientId: 'GOOGLE_ADS_CLIENT_ID',
    clientSecret: 'GOOGLE_ADS_CLIENT_SECRET',
    refreshToken: 'GOOGLE_ADS_REFRESH_TOKEN',
  },
} as const

/** The advertising networks from the environment, each with all of its variables or none. Those without any are the sandbox. */
export function readAdNetworks(env: Environment): Read {
  const meta = read(env, variables.meta)
  const tiktok = read(env, variables.tiktok)
  const impact = read(env, variables.impact)
  const google = read(env, variables.google)
  const problems = [meta, tiktok, impact, google].flatMap(({ problem }) => problem ?? [])
  if (problems.length > 0) return { problems }
  return {
    settings: {
      ...(meta.found && { meta: { ...meta.found, baseUrl: 'https://graph.facebook.com' } }),
      ...(tiktok.found && { tiktok: { ...tiktok.found, baseUrl: 'https://business-api.tiktok.com' } }),
      ...(impact.found && { impact: { ...impact.found, baseUrl: 'https://api.impact.com' } }),
      ...(google.found && {
        google: { ...google.found, baseUrl: 'https://googleads.googleapis.com', tokenUrl: 'https://oauth2.googleapis.com' },
      }),
    },
  }
}

type Found<Name extends string> = { readonly found?: Readonly<Record<Name, string>>; readonly problem?: string }

function read<Name extends string>(env: Environment, names: Readonly<Record<Name, string>>): Found<Name> {
  const all = Object.entries<string>(names)
  const missing = all.filter(([, variable]) => !env[variable]).map(([, variable]) => variable)
  if (missing.length === all.length) return {}
  if (missing.length > 0) {
    const set = all.map(([, variable]) => variable).filter((variable) => !missing.includes(variable))
    return { problem: `${set.join(', ')} is set, but ${missing.join(', ')} is not: set all of them or none.` }
  }
  return { found: Object.fromEntries(all.map(([name, variable]) => [name, env[variable] ?? ''])) as Record<Name, string> }
}
