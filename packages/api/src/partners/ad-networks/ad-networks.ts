import type { Outgoing } from '../outgoing/outgoing.ts'
import type { AdNetworks } from './ad-network.ts'
import { google } from './google.ts'
import { impact } from './impact.ts'
import { meta } from './meta.ts'
import type { GoogleSettings, ImpactSettings, MetaSettings, TikTokSettings } from './settings.ts'
import { tiktok } from './tiktok.ts'

type AdSettings = {
  readonly meta?: MetaSettings | undefined
  readonly tiktok?: TikTokSettings | undefined
  readonly impact?: ImpactSettings | undefined
  readonly google?: GoogleSettings | undefined
}

/** The advertising networks that are set up. */
export function adNetworks(outgoing: Outgoing, settings: AdSettings, now: () => Date): Partial<AdNetworks> {
  return {
    ...(settings.meta && { meta: meta(outgoing, settings.meta) }),
    ...(settings.tiktok && { tiktok: tiktok(outgoing, settings.tiktok) }),
    ...(settings.impact && { impact: impact(outgoing, settings.impact) }),
    ...(settings.google && { google: google(outgoing, settings.google, now) }),
  }
}
