import { arrivalDays } from '@app/schemas/rules/days/times-kept'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { campaignOf, isCampaign } from '../../../domains/tracking/campaign.ts'
import { askedAddress, cookieIn } from '../../../http/request/asked.ts'

/** What brought a visitor, for as long as it takes to decide: read by our own pages, and sent once after signing in. */
export const arrivalCookie = 'arrival'

const arrivalSeconds = arrivalDays * 86_400
const longest = 120

/** What an address, or the cookie of an earlier one, says of where somebody comes from. */
export type Arrival = { readonly partner: string | undefined; readonly domain: string | undefined }

/** Keeps what the address says of a campaign. Only names that are short and no tokens are kept: see campaign.ts. */
export function saveArrival(request: FastifyRequest, reply: FastifyReply, origin: string): Arrival {
  const { searchParams, href } = askedAddress(request.url, origin)
  const domain = hostIn(searchParams.get('origin_domain'))
  const campaign = campaignOf(href)
  const mode = modeNamedIn(searchParams)
  const isNew = campaign !== undefined && (isCampaign(campaign) || domain !== undefined)
  if (!campaign || !(isNew || mode)) return readArrival(request)
  // A mode alone takes nothing from the campaign that came before.
  const kept = new URLSearchParams(isNew ? '' : (cookieIn(request, arrivalCookie) ?? ''))
  if (mode) kept.set('flow_mode', mode)
  if (campaign.source) kept.set('utm_source', campaign.source)
  if (campaign.campaign) kept.set('utm_campaign', campaign.campaign)
  if (campaign.medium) kept.set('utm_medium', campaign.medium)
  if (campaign.content) kept.set('utm_content', campaign.content)
  if (campaign.partner) kept.set('partner_name', campaign.partner)
  if (domain) kept.set('origin_domain', domain)
  const secure = request.protocol === 'https' ? '; Secure' : ''
  // Our own pages read it: it holds nothing personal.
  reply.header('set-cookie', `${arrivalCookie}=${kept}; Max-Age=${arrivalSeconds}; Path=/; SameSite=Lax${secure}`)
  return isNew ? { partner: campaign.partner, domain } : readArrival(request)
}

/** The flow mode that an address names, if it can be one. */
export function modeNamedIn(query: URLSearchParams): string | undefined {
  const mode = query.get('flow_mode')
  return mode !== null && /^[a-z0-9][a-z0-9-]{0,59}$/.test(mode) ? mode : undefined
}

/** What an earlier address said. */
function readArrival(request: Pick<FastifyRequest, 'headers'>): Arrival {
  const kept = keptArrival(request)
  return { partner: kept.get('partner_name') ?? undefined, domain: hostIn(kept.get('origin_domain')) }
}

/** Where a person comes from who makes an account at this address, as the call for it takes it. */
export function arrivalForAccount(request: Pick<FastifyRequest, 'headers' | 'url'>): Readonly<Record<string, string>> {
  const { searchParams } = askedAddress(request.url)
  const kept = keptArrival(request)
  // Both or none: the domain of one partner says nothing of another.
  const from = searchParams.has('partner_name') || searchParams.has('origin_domain') ? searchParams : kept
  const said = { partner_name: from.get('partner_name'), origin_domain: from.get('origin_domain'), user_flow_id: modeOfArrival(request) }
  return Object.fromEntries(Object.entries(said).flatMap(([name, value]) => (value ? [[name, value.slice(0, longest)]] : [])))
}

/** The mode that brought a person: by this address, or by an earlier one. */
export function modeOfArrival(request: Pick<FastifyRequest, 'headers' | 'url'>): string | undefined {
  return modeNamedIn(askedAddress(request.url).searchParams) ?? modeNamedIn(keptArrival(request))
}

function keptArrival(request: Pick<FastifyRequest, 'headers'>): URLSearchParams {
  return new URLSearchParams(cookieIn(request, arrivalCookie) ?? '')
}

function hostIn(value: string | null): string | undefined {
  return value !== null && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value) && value.length <= 100 ? value.toLowerCase() : undefined
}
