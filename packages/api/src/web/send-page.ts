import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageVariants } from '../domains/analytics/visitor-variants.ts'
import type { LiveCatalogue } from '../flows/live-catalogue.ts'
import { languageOf } from '../http/answer/language-of.ts'
import { mediaTypes } from '../http/answer/media-types.ts'
import { problem } from '../http/answer/problem.ts'
import type { Sandboxed } from '../partners/sandboxes-by-name.ts'
import type { TypedAccount } from './account-forms/account-form.ts'
import { fillPage } from './fill-page.ts'
import type { BegunPage } from './overview/begun-page.ts'
import { sendOwn } from './overview/send-own.ts'
import { isSignedIn } from './public-pages/visitor/is-signed-in.ts'

export type AppPage = {
  readonly webFolder: string
  /** What pages of ours show when they make an account. */
  readonly securityCode?: string | undefined
  readonly flows: LiveCatalogue
  /** Pages for those who make the product are there only while it is made. */
  readonly isProduction?: boolean
  /** Partners that are not real, where people take them for real. */
  readonly sandboxes?: readonly Sandboxed[]
}

/** What sets one page of the app apart from the others, which are the same file. */
type OnPage = { readonly mayPreview?: true; readonly typed?: TypedAccount; readonly begun?: BegunPage }

export type SendPage = (request: FastifyRequest, reply: FastifyReply, onPage?: OnPage) => Promise<FastifyReply>

/** Sends the page of the app, always anew, filled in for the address and the person who asks. */
export function openSendPage({ webFolder, flows, securityCode, isProduction = false, sandboxes = [] }: AppPage): SendPage {
  return async (request, reply, onPage = {}) => {
    const page = await readFile(join(webFolder, 'index.html'), 'utf8').catch(() => undefined)
    if (page === undefined) return problem(reply, 'page_not_built')
    const now = await flows.ready()
    const { begun } = onPage
    const html = fillPage(page, {
      url: request.url,
      language: begun?.language ?? languageOf(request),
      flows: now,
      securityCode,
      isDevelopment: !isProduction,
      sandboxes,
      isStranger: !isSignedIn(request),
      variants: pageVariants(request, reply, now.experiments),
      ...onPage,
    })
    reply.type(mediaTypes.page)
    return begun ? sendOwn(request, reply, html) : reply.header('cache-control', 'no-cache').send(html)
  }
}
