import type { CoreContext } from '../../core/core-context.ts'
import type { Campaign } from '../../db/columns/json-shapes.ts'
import { hashToken } from '../../security/random-token.ts'
import { campaignOf, isCampaign, isKaratCampaign } from './campaign.ts'
import { keepPersonTouch, keepVisitorTouch } from './store.ts'

type Arrival = { readonly source_url: string; readonly requireCreate?: boolean }
type Kept = { readonly recorded: boolean; readonly is_karat: boolean }

const nothing: Kept = { recorded: false, is_karat: false }

export async function keepVisitorArrival(context: CoreContext, uid: string, arrival: Arrival): Promise<Kept> {
  const touch = touchOf(context, arrival)
  if (!touch) return nothing
  return { recorded: true, is_karat: await keepVisitorTouch(context.db, { ...touch, visitorHash: hashToken(uid) }) }
}

export async function keepPersonArrival(
  context: CoreContext,
  personId: string,
  { uid, ...arrival }: Arrival & { readonly uid?: string },
): Promise<Kept> {
  const touch = touchOf(context, arrival)
  if (!touch) return nothing
  const earlierHash = uid === undefined ? null : hashToken(uid)
  return { recorded: true, is_karat: await keepPersonTouch(context.db, { ...touch, personId, earlierHash }) }
}

/** What to keep of an arrival: without a campaign nothing, unless it was asked for. */
function touchOf({ newId, now }: CoreContext, { source_url, requireCreate = false }: Arrival) {
  const touch: Campaign | undefined = campaignOf(source_url)
  if (!touch || !(requireCreate || isCampaign(touch))) return undefined
  return { id: newId(), touch, isCampaign: isCampaign(touch), isKarat: isKaratCampaign(touch), at: now() }
}
