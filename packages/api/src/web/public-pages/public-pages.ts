import type { SentForm } from '@app/schemas/pages/page-drawing'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FlowSnapshot } from '../../flows/flow-snapshot.ts'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import { problem } from '../../http/answer/problem.ts'
import { askedAddress } from '../../http/request/asked.ts'
import type { Sandboxed } from '../../partners/sandboxes-by-name.ts'
import { sandboxNotice } from '../sandbox-notice.ts'
import { drawVisit } from './drawing/draw-visit.ts'
import { openDrawnPages, sendDrawn, sendOnce } from './drawing/drawn-pages.ts'
import { openPageBuilder } from './drawing/page-builder.ts'
import { type FoundPage, formsOf, pageAt, providerPage, providerSlug, unknownProviderPage } from './find-page.ts'
import { type PageForms, typedIn } from './forms/sent-forms.ts'
import { isFromElsewhere } from './visitor/is-from-elsewhere.ts'
import { openVisits, type VisitParts } from './visitor/visit-of.ts'

type Parts = VisitParts & {
  readonly flows: LiveCatalogue
  readonly webFolder: string
  /** What looks after the forms of pages. */
  readonly forms?: PageForms | undefined
  readonly sandboxes?: readonly Sandboxed[]
}

type Found = { readonly page: FoundPage; readonly sent?: SentForm; readonly below?: string; readonly status?: number }
type Send = (request: FastifyRequest, reply: FastifyReply, name: string) => Promise<boolean>

/** Landing and public pages, drawn on the server from their files. Each says whether it has sent something: to wait for a reply is to wait for its end. */
export type PublicPages = {
  /** Sends the page of an address of one word, if there is one. */
  readonly send: Send
  /** Sends what is below the address of a page: what became of its form, or one of the things that it lists. */
  readonly sendBelow: Send
  /** Takes a form that a page sent to its own address. */
  readonly sendForm: Send
}

export function openPublicPages({ flows: live, webFolder, forms: pageForms = {}, sandboxes = [], ...parts }: Parts): PublicPages {
  const builderNow = openPageBuilder(webFolder, (language) => sandboxNotice(sandboxes, language))
  const drawn = openDrawnPages(drawVisit)
  const visitOf = openVisits(parts)
  const sendFound = async (request: FastifyRequest, reply: FastifyReply, flows: FlowSnapshot, found: Found | undefined) => {
    const builder = await builderNow()
    if (!builder || !found || !flows.brand) return false
    const { page, sent, below, status } = found
    if (status !== undefined) reply.code(status)
    const visit = visitOf(request, reply, { flows, page, sent, below })
    for (const form of formsOf(page)) pageForms[form]?.onShown?.(request, reply)
    const shared = { flows, builder, origin: parts.publicUrl }
    const sending = { builder, adScript: visit.adScript }
    if (sent && (sent.errors || Object.keys(sent.typed).length > 0)) sendOnce(reply, drawVisit(shared, page, visit), sending)
    else sendDrawn(request, reply, drawn(shared, page, visit), sending)
    return true
  }
  return {
    send: async (request, reply, name) => {
      const flows = await live.ready()
      const page = pageAt(flows, name)
      return sendFound(request, reply, flows, page ? { page } : providerAt(flows, `/${name}`))
    },
    sendBelow: async (request, reply, name) => {
      const flows = await live.ready()
      const path = askedAddress(request.url).pathname
      const page = pageAt(flows, name)
      const below = path.slice(name.length + 2)
      const sent = page && stateAt(pageForms, page, below, request)
      return sendFound(request, reply, flows, sent ? { page, sent, below } : providerAt(flows, path))
    },
    sendForm: async (request, reply, name) => {
      const flows = await live.ready()
      const page = pageAt(flows, name)
      const typed = typedIn(request.body)
      const form = typed?.['form']
      const handler = page && form !== undefined && formsOf(page).includes(form) ? pageForms[form] : undefined
      if (!page || !typed || !handler) return false
      if (isFromElsewhere(request) && handler.onlyAnswers) return sendFound(request, reply, flows, { page })
      if (isFromElsewhere(request)) return hasSent(problem(reply, 'origin_refused'))
      const outcome = await handler.take({ typed, page, request, reply })
      if ('goTo' in outcome) return hasSent(reply.redirect(outcome.goTo, 303))
      if (outcome.retryAfterSeconds !== undefined) reply.header('retry-after', outcome.retryAfterSeconds)
      return sendFound(request, reply, flows, { page, sent: outcome.sent, status: outcome.status })
    },
  }
}

/** It is on its way, and nobody waits until it has left. */
function hasSent(_reply: FastifyReply): true {
  return true
}

/** The page of a provider; for an unknown one, the list of those that we know. */
function providerAt(flows: FlowSnapshot, path: string): Found | undefined {
  const slug = providerSlug(path)
  if (slug === undefined) return undefined
  const known = providerPage(flows, slug)
  if (known) return { page: known }
  const page = unknownProviderPage(flows)
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
