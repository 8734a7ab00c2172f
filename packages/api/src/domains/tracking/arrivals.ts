import type { CoreContext } from '../../core/core-context.ts'
import type { Campaign } from '../../db/columns/json-shapes.ts'
import { hashToken } from '../../security/random-token.ts'
import { campaignOf, isCampaign, isKaratCampaign } from './campaign.ts'
import { savePersonTouch, saveVisitorTouch } from './store.ts'

type Arrival = { readonly source_url: string; readonly requireCreate?: boolean }
type Recorded = { readonly recorded: boolean; readonly is_karat: boolean }

const nothing: Recorded = { recorded: false, is_karat: false }

export async function recordVisitorArrival(context: CoreContext, uid: string, arrival: Arrival): Promise<Recorded> {
  const touch = touchOf(context, arrival)
  if (!touch) return nothing
  return { recorded: true, is_karat: await saveVisitorTouch(context.db, { ...touch, visitorHash: hashToken(uid) }) }
}

export async function recordPersonArrival(
  context: CoreContext,
  personId: string,
  { uid, ...arrival }: Arrival & { readonly uid?: string },
): Promise<Recorded> {
  const touch = touchOf(context, arrival)
  if (!touch) return nothing
  const earlierHash = uid === undefined ? null : hashToken(uid)
  return { recorded: true, is_karat: await savePersonTouch(context.db, { ...touch, personId, earlierHash }) }
}

/** What to keep of an arrival: without a campaign nothing, unless it was asked for. */
function touchOf({ newId, now }: CoreContext, { source_url, requireCreate = false }: Arrival) {
  const touch: Campaign | undefined = campaignOf(source_url)
  if (!touch || !(requireCreate || isCampaign(touch))) return undefined
  return { id: newId(), touch, isCampaign: isCampaign(touch), isKarat: isKaratCampaign(touch), at: now() }
}
