import { compileCondition } from '@app/engine'
import type { Partner } from '@app/schemas/flow/site/partners'
import type { Language } from '@app/schemas/language'
import type { SentForm } from '@app/schemas/pages/page-drawing'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Exposures } from '../../../domains/analytics/exposures.ts'
import { variantsOf } from '../../../domains/analytics/variants.ts'
import type { Proofs } from '../../../domains/tracking/proof.ts'
import type { FlowSnapshot } from '../../../flows/flow-snapshot.ts'
import { modeNow } from '../../../flows/now-called.ts'
import { askedLanguage, languageCookie, languageOf } from '../../../http/answer/language-of.ts'
import { askedAddress, isSignedIn, visitorOf } from '../../../http/request/asked.ts'
import type { Visit } from '../drawing/draw-visit.ts'
import { type FoundPage, formsOf } from '../find-page.ts'
import { advertisingOf, consentOf, sharesVisitOf } from './advertising-consent.ts'
import { modeNamedIn, saveArrival } from './arrival-cookie.ts'

export type VisitParts = {
  readonly publicUrl: string
  readonly now: () => Date
  /** The script of the advertising network. */
  readonly adScriptUrl?: string | undefined
  /** Counts that a visitor saw a page that experiments make different. */
  readonly noteSeen?: Exposures['noteOnPage'] | undefined
  /** What was counted of the last days. */
  readonly lately?: Proofs['known'] | undefined
}

type Seen = {
  readonly flows: FlowSnapshot
  readonly page: FoundPage
  readonly sent: SentForm | undefined
  readonly below: string | undefined
}
type VisitOf = (request: FastifyRequest, reply: FastifyReply, seen: Seen) => Visit

/** Reads from a request everything that makes a page different for this visitor, and saves what brought them in a cookie. */
export function openVisits({ publicUrl, now, adScriptUrl, noteSeen, lately }: VisitParts): VisitOf {
  const experiments = new WeakMap<FoundPage['file'], readonly string[]>()
  const experimentsOn = (page: FoundPage) => {
    const known = experiments.get(page.file) ?? experimentsOf(page)
    experiments.set(page.file, known)
    return known
  }
  return (request, reply, { flows, page, sent, below }) => {
    const names = experimentsOn(page)
    const shown = names.length === 0 ? [] : variantsShown(request, reply, flows, names)
    noteSeen?.(request, reply, shown)
    const forms = formsOf(page)
    const adScript = adScriptFor(request, page.asked.address, adScriptUrl)
    const counted = page.file.blocks.some(({ block }) => block === 'lately') ? lately?.() : undefined
    const advertising = forms.includes('advertising') ? advertisingOf(request) : undefined
    const partner = partnerOf(flows.partners, saveArrival(request, reply, publicUrl), page.mode)
    const language = saveAskedLanguage(request, reply)
    return {
      language,
      today: now().toISOString().slice(0, 10),
      facts: Object.fromEntries(shown.map(({ name, value }) => [`experiment.${name}`, value])),
      ...(isSignedIn(request) && { isKnown: true }),
      ...modeOf(request, flows),
      asksConsent: consentOf(request) === undefined && !forms.includes('advertising'),
      tellsVisit: sharesVisitOf(request),
      ...(partner && { partner: partner.partner }),
      ...(adScript !== undefined && { adScript }),
      ...(advertising && { advertising }),
      ...(sent && { sent }),
      ...(below !== undefined && { below }),
      ...(counted && { counted }),
    }
  }
}

/** The experiments that make a page different. */
export function experimentsOf({ file }: FoundPage): readonly string[] {
  const reads = file.blocks.flatMap(({ when }) => (when === undefined ? [] : compileCondition(when).reads))
  return [...new Set(reads)]
}

/** Of unknown modes there are as many as people can type: one word stands for all of them, or each would be a page to keep. */
function modeOf(request: FastifyRequest, flows: FlowSnapshot): Pick<Visit, 'mode'> {
  const { searchParams } = askedAddress(request.url)
  if (!searchParams.get('flow_mode')) return {}
  const named = modeNamedIn(searchParams)
  const mode = named === undefined ? undefined : modeNow(flows, named)
  return { mode: mode !== undefined && flows.modes.has(mode) ? mode : 'unknown' }
}

/** The variants of the visitor in the experiments that make this page different. */
function variantsShown(request: FastifyRequest, reply: FastifyReply, { experiments }: FlowSnapshot, names: readonly string[]) {
  return variantsOf(experiments, visitorOf(request, reply), {}).filter(({ name }) => names.includes(`experiment.${name}`))
}

type Named = { readonly partner: string | undefined; readonly domain: string | undefined }

/**
 * The partner whose name a page shows. An address only says which one of ours it is: what is shown comes from our own list, so a made-up
 * name shows nothing. Named twice and differently it shows nothing either.
 */
export function partnerOf(partners: readonly Partner[], { partner, domain }: Named, mode: string | undefined): Partner | undefined {
  const byName = partner === undefined ? undefined : partners.find((one) => one.partner === partner.toLowerCase())
  const byDomain = domain === undefined ? undefined : partners.find((one) => one.domains.includes(domain.toLowerCase()))
  if (byName && domain !== undefined && byDomain !== byName) return undefined
  const found = byName ?? (partner === undefined ? byDomain : undefined)
  const counts = found?.modes === undefined || (mode !== undefined && found.modes.includes(mode))
  return counts ? found : undefined
}

/** What an advertisement, or a form of ours, puts behind the address of a page. Anything else may be somebody’s secret. */
const harmless = /^(utm_[a-z]+|fbclid|ttclid|gclid|irclickid|partner|partner_name|origin_domain|campaign|source)$/

/**
 * The script of the advertising network, for a page that may load it: only pages whose address begins with /my-401k-login, only after a
 * yes, and neither for somebody who is signed in nor at an address that could hold a token, which the script could read.
 */
function adScriptFor(request: FastifyRequest, address: string, adScriptUrl: string | undefined): string | undefined {
  if (adScriptUrl === undefined || !/^\/my-401k-login(?![a-z0-9])/.test(address)) return undefined
  if (consentOf(request) !== 'yes' || isSignedIn(request)) return undefined
  const { searchParams } = askedAddress(request.url)
  return [...searchParams.keys()].every((name) => harmless.test(name)) ? adScriptUrl : undefined
}

const oneYearSeconds = 365 * 86_400

/** The language of a page for this visitor. What an address asks for holds for the pages that come after it. */
function saveAskedLanguage(request: FastifyRequest, reply: FastifyReply): Language {
  const asked = askedLanguage(request)
  const secure = request.protocol === 'https' ? '; Secure' : ''
  // Our own pages read and change it.
  if (asked) reply.header('set-cookie', `${languageCookie}=${asked}; Max-Age=${oneYearSeconds}; Path=/; SameSite=Lax${secure}`)
  return languageOf(request)
}
