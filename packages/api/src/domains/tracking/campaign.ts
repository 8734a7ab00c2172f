import { isKarat } from '@app/schemas/rules/visitors/karat'
import type { Campaign } from '../../db/columns/json-shapes.ts'

const longestUrl = 2_000
// The first of these that is there counts.
const namesOf = {
  campaign: ['utm_campaign', 'campaign'],
  source: ['utm_source', 'source'],
  medium: ['utm_medium'],
  content: ['utm_content'],
  partner: ['partner', 'partner_name'],
  flowMode: ['flow_mode'],
} as const satisfies Readonly<Record<Exclude<keyof Campaign, 'page'>, readonly string[]>>

/** What is saved of a page’s address. Tokens, e-mail addresses and every query value that names no campaign are left out. */
export function campaignOf(sourceUrl: string): Campaign | undefined {
  const url = webAddress(sourceUrl)
  if (!url) return undefined
  const found = Object.entries(namesOf).flatMap(([name, queries]) => {
    const value = queries.map((query) => url.searchParams.get(query)).find((text) => text !== null && isCampaignWord(text))
    return value ? [[name, value] as const] : []
  })
  return { page: strippedUrl(sourceUrl) ?? '', ...Object.fromEntries(found) }
}

/** Whether a campaign brought the visitor: a page alone is none. */
export function isCampaign({ campaign, source, partner }: Campaign): boolean {
  return campaign !== undefined || source !== undefined || partner !== undefined
}

export function isKaratCampaign({ campaign, source }: Campaign): boolean {
  return isKarat({ campaign: campaign ?? null, source: source ?? null })
}

/** The address of a page without its query, its fragment, a password in it, and parts of its path that look like tokens or addresses of people. */
export function strippedUrl(address: string): string | undefined {
  const url = webAddress(address)
  if (!url) return undefined
  const path = url.pathname.split('/').map((part) => (isPathWord(part) ? part : '-'))
  return `${url.protocol}//${url.host}${path.join('/')}`
}

function webAddress(address: string): URL | undefined {
  if (address.length > longestUrl || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
}

/** A word of a campaign is short and no token: no @, no long row of digits. */
function isCampaignWord(text: string): boolean {
  return /^[\p{L}\d][\p{L}\d ._-]{0,59}$/u.test(text) && !/\d{7}/.test(text) && !isTokenLike(text)
}

/** A word of a path is written in small letters, like the name of a step. */
function isPathWord(part: string): boolean {
  return /^[a-z0-9-]{0,60}$/.test(part) && !/\d{5}/.test(part) && !isTokenLike(part)
}

/** Long runs of letters and digits mixed are made by machines. */
function isTokenLike(text: string): boolean {
  return (text.match(/[a-z\d]+/gi) ?? []).some((run) => run.length >= 12 && /\d/.test(run) && /[a-z]/i.test(run)) || isUuid(text)
}

function isUuid(text: string): boolean {
  return /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i.test(text)
}
