import { compileCondition } from '@app/engine'
import type { SentForm } from '@app/schemas/pages/page-drawing'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { variantsOf } from '../../../domains/analytics/assignments.ts'
import type { Exposures } from '../../../domains/analytics/exposures.ts'
import type { Proofs } from '../../../domains/tracking/proof.ts'
import type { FlowSnapshot } from '../../../flows/flow-snapshot.ts'
import { modeNow } from '../../../flows/now-called.ts'
import { askedAddress } from '../../../http/request/asked-address.ts'
import { visitorOf } from '../../../http/request/visitor.ts'
import type { Visit } from '../drawing/draw-visit.ts'
import type { FoundPage } from '../finding/find-page.ts'
import { formsOf } from '../forms/sent-forms.ts'
import { adScriptFor } from './ad-script.ts'
import { modeNamedIn, saveArrival } from './arrival-cookie.ts'
import { saveAskedLanguage } from './asked-language.ts'
import { advertisingOf, consentOf, sharesVisitOf } from './consent-cookie.ts'
import { isSignedIn } from './is-signed-in.ts'
import { partnerOf } from './partner-of.ts'

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

type Seen = { readonly flows: FlowSnapshot; readonly page: FoundPage; readonly sent: SentForm | undefined }
export type VisitOf = (request: FastifyRequest, reply: FastifyReply, seen: Seen) => Visit

/** Reads from a request everything that makes a page different for this visitor, and saves what brought them in a cookie. */
export function openVisits({ publicUrl, now, adScriptUrl, noteSeen, lately }: VisitParts): VisitOf {
  const experiments = new WeakMap<FoundPage['file'], readonly string[]>()
  const experimentsOn = (page: FoundPage) => {
    const known = experiments.get(page.file) ?? experimentsOf(page)
    experiments.set(page.file, known)
    return known
  }
  return (request, reply, { flows, page, sent }) => {
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
