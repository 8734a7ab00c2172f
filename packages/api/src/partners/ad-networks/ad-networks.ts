import type { Outgoing } from '../outgoing/outgoing.ts'
import type { AdNetworks } from './ad-network.ts'
import { google } from './google.ts'
import { impact } from './impact.ts'
import { meta } from './meta.ts'
import { sandboxAdNetwork } from './sandbox-ad-network.ts'
import type { GoogleSettings, ImpactSettings, MetaSettings, TikTokSettings } from './settings.ts'
import { tiktok } from './tiktok.ts'

/** The networks that are set up. */
type AdSettings = {
  readonly meta?: MetaSettings | undefined
  readonly tiktok?: TikTokSettings | undefined
  readonly impact?: ImpactSettings | undefined
  readonly google?: GoogleSettings | undefined
}

/** All advertising networks: those that are set up, and the sandbox for the others. */
export function adNetworks(outgoing: Outgoing, settings: AdSettings, now: () => Date): AdNetworks {
  return {
    meta: settings.meta ? meta(outgoing, settings.meta) : sandboxAdNetwork(),
    tiktok: settings.tiktok ? tiktok(outgoing, settings.tiktok) : sandboxAdNetwork(),
    impact: settings.impact ? impact(outgoing, settings.impact) : sandboxAdNetwork(),
    google: settings.google ? google(outgoing, settings.google, now) : sandboxAdNetwork(),
  }
}
