import { servedWords } from '@app/schemas/pages/taken-addresses'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FlowSnapshot } from '../flows/flow-snapshot.ts'
import type { LiveCatalogue } from '../flows/live-catalogue.ts'
import { addressNow, modeNow, stepNow } from '../flows/now-called.ts'
import { askedAddress, isSignedIn } from '../http/request/asked.ts'
import type { PublicPages } from './public-pages/public-pages.ts'
import type { SendPage } from './send-page.ts'

const mode = `:mode(^(?!(?:${servedWords.join('|')})$)[a-z0-9][a-z0-9-]*$)`
export const flowPages = [`/${mode}`, `/${mode}/*`] as const

type Parts = { readonly flows: LiveCatalogue; readonly publicPages: PublicPages; readonly sendPage: SendPage }
type Named = { Params: { mode: string } }

/** Modes and their steps, and the public pages, whose addresses look the same. */
export function flowPageRoutes(app: FastifyInstance, parts: Parts): void {
  const { flows, publicPages, sendPage } = parts
  const [beginning, below] = flowPages
  // People who are signed in go on where they were, instead of reading what they know.
  app.get<Named>(beginning, async (request, reply) => {
    const { mode: name } = request.params
    const now = await flows.ready()
    const address = addressNow(now, askedAddress(request.url))
    if (address !== undefined) return reply.redirect(address, 302)
    const isMode = now.modes.has(name)
    if (!(isMode && isSignedIn(request)) && (await publicPages.send(request, reply, name))) return reply
    return isMode && wantsPage(request) ? sendPage(request, reply) : reply.callNotFound()
  })
  // The step is for the page to check: it goes where the guard says. An unknown mode is replaced by the default.
  app.get<Named>(below, async (request, reply) => {
    const now = await flows.ready()
    const asked = askedAddress(request.url)
    if (!isStep(now, asked)) {
      if (await publicPages.sendBelow(request, reply, request.params.mode)) return reply
      const address = addressNow(now, asked)
      if (address !== undefined) return reply.redirect(address, 302)
    }
    return wantsPage(request) ? sendPage(request, reply) : reply.callNotFound()
  })
  takeForms(app, parts)
}

/** A step below a mode that can be walked, both as they are called now: no page leads below itself by the name of a step. */
function isStep(flows: FlowSnapshot, { pathname }: URL): boolean {
  const [, mode = '', ...below] = pathname.split('/')
  const step = below.join('/')
  return flows.modes.get(mode)?.live !== undefined && flows.files.step.has(step) && stepNow(flows, step) === step
}

/** Forms of pages go to the address of their page. An unknown form is no reason to lose the page. */
function takeForms(app: FastifyInstance, { flows, publicPages }: Omit<Parts, 'sendPage'>): void {
  for (const path of ['/', ...flowPages])
    app.post<{ Params: { mode?: string } }>(path, { config: { takesForms: true } }, async (request, reply): Promise<FastifyReply> => {
      const isSent = await publicPages.sendForm(request, reply, modeNow(await flows.ready(), request.params.mode ?? 'home'))
      return isSent ? reply : reply.redirect(ownPathOf(request), 303)
    })
}

/** Never the address of another host. */
function ownPathOf({ url }: FastifyRequest): string {
  return askedAddress(url).pathname
}

/** Only browsers that ask for a page get one: a client that asks for data at a wrong address gets an error as data. */
function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}
