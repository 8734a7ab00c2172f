import type { SentForm } from '@app/schemas/pages/page-drawing'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { variantsOf } from '../../domains/analytics/assignments.ts'
import type { Exposures } from '../../domains/analytics/exposures.ts'
import type { Proofs } from '../../domains/tracking/proof.ts'
import type { FlowSnapshot } from '../../flows/flow-snapshot.ts'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import { problem } from '../../http/problem.ts'
import { visitorOf } from '../../http/visitor.ts'
import { adScriptFor } from './ad-script.ts'
import { keepArrival } from './arrival-cookie.ts'
import { advertisingOf, consentOf, keepConsent, tellsVisitOf } from './consent-cookie.ts'
import { type Circumstances, drawFound, experimentsOf } from './draw-found.ts'
import { openDrawnPages } from './drawn-pages.ts'
import { listedPage } from './listed-pages.ts'
import type { FoundPage } from './page-at.ts'
import { openPageBuilder, type PageBuilder } from './page-builder.ts'
import { partnerOf } from './partner-of.ts'
import { priceWords } from './price-words.ts'
import { noSuchProvider, providerLinks, providerPage, providerSlug } from './provider-pages.ts'
import { sendDrawn, sendOnce } from './send-drawn.ts'
import { formsOf, type PageForms, typedIn } from './sent-forms.ts'

type Parts = {
  readonly flows: LiveCatalogue
  readonly webFolder: string
  readonly publicUrl: string
  readonly now: () => Date
  /** What looks after the forms of pages. */
  readonly forms?: PageForms | undefined
  /** The script of the advertising network. */
  readonly adScriptUrl?: string | undefined
  /** Counts that a visitor saw a page that experiments make different. */
  readonly noteSeen?: Exposures['noteOnPage'] | undefined
  /** What was counted of the last days. */
  readonly lately?: Proofs['known'] | undefined
}

/** What only this answer has, beside what the page always has. */
type Own = Partial<Pick<Circumstances, 'sent' | 'provider' | 'isListed'>>
type Found = { readonly page: FoundPage; readonly own?: Own; readonly status?: number }

/** Landing and public pages, drawn on the server from their files. Each says whether it has sent something: to wait for a reply is to wait for its end. */
export type PublicPages = {
  /** Sends the page of an address of one word, if there is one. */
  readonly send: (request: FastifyRequest, reply: FastifyReply, name: string) => Promise<boolean>
  /** Sends what stands below the address of a page: what became of its form, or one of the things that it lists. */
  readonly sendBelow: (request: FastifyRequest, reply: FastifyReply, name: string) => Promise<boolean>
  /** Takes a form that a page sent to its own address. */
  readonly sendForm: (request: FastifyRequest, reply: FastifyReply, name: string) => Promise<boolean>
}

export function openPublicPages({
  flows: live,
  webFolder,
  publicUrl,
  now,
  forms: pageForms = {},
  adScriptUrl,
  noteSeen,
  lately,
}: Parts): PublicPages {
  const builderNow = openPageBuilder(webFolder)
  const drawn = openDrawnPages()
  const used = new WeakMap<object, readonly string[]>()
  const experimentsUsed = (page: FoundPage) => {
    const known = used.get(page.file) ?? experimentsOf(page)
    used.set(page.file, known)
    return known
  }
  const aboutOf = (
    request: FastifyRequest,
    reply: FastifyReply,
    flows: FlowSnapshot,
    page: FoundPage,
    builder: PageBuilder,
  ): Circumstances | undefined => {
    const { brand } = flows
    if (!brand) return undefined
    const today = now().toISOString().slice(0, 10)
    const names = experimentsUsed(page)
    const shown = names.length === 0 ? [] : variantsShown(request, reply, flows, names)
    noteSeen?.(request, reply, shown)
    const forms = formsOf(page)
    const adScript = adScriptFor(request, page.address, adScriptUrl)
    const counted = page.file.blocks.some(({ block }) => block === 'lately') ? lately?.() : undefined
    const advertising = forms.includes('advertising') ? advertisingOf(request) : undefined
    return {
      builder,
      brand,
      origin: publicUrl,
      today,
      prices: priceWords(today),
      partner: partnerOf(flows.partners, keepArrival(request, reply, publicUrl), page.mode),
      facts: Object.fromEntries(shown.map(({ name, value }) => [`experiment.${name}`, value])),
      asksConsent: consentOf(request) === undefined && !forms.includes('advertising'),
      isListed: page.name !== 'not-found' && page.name !== 'failure',
      tellsVisit: tellsVisitOf(request),
      ...(adScript !== undefined && { adScript }),
      ...(advertising && { advertising }),
      ...(counted && { counted }),
    }
  }
  const sendFound = (
    request: FastifyRequest,
    reply: FastifyReply,
    flows: FlowSnapshot,
    { page, own = {} }: Found,
    builder: PageBuilder,
  ) => {
    const known = aboutOf(request, reply, flows, page, builder)
    if (!known) return undefined
    const forms = formsOf(page)
    for (const form of forms) pageForms[form]?.onShown?.(request, reply)
    const about = { ...known, ...(forms.includes('providers') && !own.provider && { providers: providerLinks(flows) }), ...own }
    const { adScript, sent } = about
    if (sent && (sent.errors || Object.keys(sent.typed).length > 0)) return sendOnce(reply, drawFound(page, about), { builder, adScript })
    const stamp = `${flows.revision} ${builder.builtAt} ${about.today}`
    const drawing = drawn(stamp, keyOf(page, about), () => drawFound(page, about))
    return sendDrawn(request, reply, drawing, { builder, adScript })
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, find: (flows: FlowSnapshot) => Found | undefined) => {
    const builder = await builderNow()
    if (!builder) return false
    const flows = await live.ready()
    const found = find(flows)
    if (found?.status) reply.code(found.status)
    return found !== undefined && sendFound(request, reply, flows, found, builder) !== undefined
  }
  return {
    send: (request, reply, name) => sendPage(request, reply, (flows) => asFound(listedPage(flows, name)) ?? providerAt(flows, `/${name}`)),
    sendBelow: (request, reply, name) =>
      sendPage(request, reply, (flows) => {
        const path = new URL(request.url, publicUrl).pathname
        const page = listedPage(flows, name)
        const sent = page && stateAt(pageForms, page, path.slice(page.address.length + 1), request)
        return sent ? { page, own: { sent, isListed: false } } : providerAt(flows, path)
      }),
    sendForm: async (request, reply, name) => {
      const page = listedPage(await live.ready(), name)
      const typed = typedIn(request.body)
      const form = typed?.['form']
      const handler = page && form !== undefined && formsOf(page).includes(form) ? pageForms[form] : undefined
      if (!page || !typed || !handler) return false
      if (isFromElsewhere(request) && handler.onlyAnswers) return sendPage(request, reply, () => ({ page }))
      if (isFromElsewhere(request)) return hasSent(problem(reply, 'origin_refused'))
      const outcome = await handler.take({ typed, page, request, reply })
      if ('goTo' in outcome) return hasSent(reply.redirect(outcome.goTo, 303))
      if (outcome.retryAfterSeconds !== undefined) reply.header('retry-after', outcome.retryAfterSeconds)
      return sendPage(request, reply, () => ({ page, own: { sent: outcome.sent, isListed: false }, status: outcome.status }))
    },
  }
}

/** It is on its way: whether it has left is not to be waited for. */
function hasSent(_reply: FastifyReply): true {
  return true
}

/** Everything that makes one drawing of a page different from another, beside what all pages are drawn from. */
function keyOf({ name, address }: FoundPage, about: Circumstances): string {
  const { partner, facts, asksConsent, isListed, adScript, tellsVisit, advertising, counted, sent } = about
  return JSON.stringify([name, address, partner?.partner, facts, asksConsent, isListed, adScript, tellsVisit, advertising, counted, sent])
}

function asFound(page: FoundPage | undefined): Found | undefined {
  return page && { page }
}

/** The page of a provider; where there is none, the list of those that there are. */
function providerAt(flows: FlowSnapshot, path: string): Found | undefined {
  const slug = providerSlug(path)
  if (slug === undefined) return undefined
  const known = providerPage(flows, slug)
  if (known) return { page: known.page, own: { provider: known.provider } }
  const page = noSuchProvider(flows)
  return page && { page, status: 404 }
}

/** What a page shows below its own address, when one of its forms leads there. */
function stateAt(pageForms: PageForms, page: FoundPage, below: string, request: FastifyRequest): SentForm | undefined {
  for (const form of formsOf(page)) {
    const sent = pageForms[form]?.shows?.[below]?.(request)
    if (sent) return sent
  }
  return undefined
}

/** Browsers say by themselves where a form stood. */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** The answer to whether advertisers may be told: back to the page that asked. */
export function consentRoute(app: FastifyInstance): void {
  const form = z.strictObject({
    answer: z.enum(['yes', 'no']),
    back: z
      .string()
      .regex(/^\/(?![/\\])[\w/-]*$/)
      .max(200),
  })
  app.post('/consent', { config: { takesForms: true } }, (request, reply) => {
    const sent = form.safeParse(request.body)
    if (sent.success) keepConsent(request, reply, sent.data.answer)
    return reply.redirect(sent.success ? sent.data.back : '/', 303)
  })
}

/** The variants of the visitor in the experiments that make this page different. */
function variantsShown(request: FastifyRequest, reply: FastifyReply, flows: FlowSnapshot, names: readonly string[]) {
  return variantsOf(flows.experiments, visitorOf(request, reply), {}).filter(({ name }) => names.includes(`experiment.${name}`))
}
