import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { openPlaces, translateMode } from '@app/engine/files'
import type { ModeFile } from '@app/schemas/flow/mode'
import { type Language, languages } from '@app/schemas/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Assigned, pageVariants } from '../domains/analytics/variants.ts'
import type { FlowSnapshot } from '../flows/flow-snapshot.ts'
import { brandIn } from '../flows/in-language.ts'
import type { LiveCatalogue } from '../flows/live-catalogue.ts'
import { escaped } from '../http/answer/escaped.ts'
import { languageOf } from '../http/answer/language-of.ts'
import { mediaTypes } from '../http/answer/media-types.ts'
import { problem } from '../http/answer/problem.ts'
import { askedAddress, isSignedIn } from '../http/request/asked.ts'
import type { Sandboxed } from '../partners/sandboxes-by-name.ts'
import { accountPageAt, accountTitle, drawAccountForm, nothingTyped, type TypedAccount } from './account-forms/account-form.ts'
import { withBrandColours } from './brand-colours.ts'
import { fillFirstView } from './first-view.ts'
import type { BegunPage } from './overview/begun-page.ts'
import { sandboxNotice, withNotice } from './sandbox-notice.ts'

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

type FilledBy = {
  readonly url: string
  /** The language that the person reads, as far as it is known before the page runs. */
  readonly language: Language
  readonly flows: FlowSnapshot
  readonly securityCode: string | undefined
  /** Whether the pages for those who make the product are there. */
  readonly isDevelopment: boolean
  /** Partners that are not real, where people take them for real. */
  readonly sandboxes?: readonly Sandboxed[]
  /** Whether previews may be shown to the person who asks. */
  readonly mayPreview?: true
  /** What was typed into a form that was sent without script, and what is wrong with it. */
  readonly typed?: TypedAccount
  /** Nobody is signed in, as far as it is known before the page runs. */
  readonly isStranger?: boolean
  /** The variants of A/B tests for people without an account. */
  readonly variants?: readonly Assigned[]
  /** What the page comes with for the person who opens it. */
  readonly begun?: BegunPage
}

/** Writes into a page what it would otherwise ask for first, and has the browser load the mode beside the script. */
export function fillPage(page: string, filledBy: FilledBy): string {
  const { url, language, flows, isStranger = false, sandboxes = [], typed = nothingTyped, begun } = filledBy
  const { brand } = flows
  const known = modeData(flows)
  const mode = modeOf(url, known.modes)
  const asked = language === 'en' ? '' : `?language=${language}`
  const preload = mode === undefined ? '' : `<link rel="preload" as="fetch" crossorigin href="/api/flows/${mode}/walk${asked}" />`
  const { pathname, search } = askedAddress(url)
  const account = accountPageAt(pathname)
  const title = account && accountTitle(account, language, typed)
  // What is wrong with a form that was sent is drawn here; a form that is not sent yet is drawn as the app has it.
  const isNew = account && Object.keys(typed.errors).length === 0 && !typed.signIn
  const filled = fillFirstView(page, {
    pathname,
    mode,
    language,
    isStranger,
    flows,
    account: isNew ? { page: account, search } : undefined,
    drawn: begun?.html,
  })
  const form = account && !filled.includes('<div id="first-view">') ? drawAccountForm(account, language, search, typed) : undefined
  return withNotice(withBrandColours(filled, brand), sandboxNotice(sandboxes, language))
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace('<title></title>', () => `<title>${escaped([title, brand?.name].filter(Boolean).join(' - '))}</title>`)
    .replace('<noscript>This page needs JavaScript.</noscript>', (needed) => form ?? needed)
    .replace('<!--page-head-->', () => preload)
    .replace('<!--page-data-->', () => inScript('id="page-data"', JSON.stringify(pageData(filledBy, known))) + answersOf(begun))
}

/** What the page would otherwise ask for first. */
function pageData({ flows, securityCode, isDevelopment, variants = [], mayPreview }: FilledBy, known: ReturnType<typeof modeData>) {
  const { brand } = flows
  const translated = Object.fromEntries(brand ? languages.map((one) => [one, brandIn(one, brand, flows)]) : [])
  return {
    brand,
    brandIn: translated,
    ...known,
    ...(Object.keys(flows.renamed.modes).length > 0 && { renamed: flows.renamed.modes }),
    fallback: flows.defaultMode ?? { mode: '', resumeAt: '' },
    securityCode: securityCode ?? 'page',
    isDevelopment,
    variants,
    ...(mayPreview && { mayPreview }),
  }
}

function modeOf(url: string, modes: readonly string[]): string | undefined {
  const { pathname, searchParams } = askedAddress(url)
  const named = searchParams.get('flow_mode') ?? pathname.split('/')[1]
  return modes.find((mode) => mode === named)
}

function answersOf(begun: BegunPage | undefined): string {
  return [...(begun?.answers ?? [])].map(([call, json]) => inScript(`data-call="${escaped(call)}"`, json)).join('')
}

/** No text can end the element that it stands in. */
function inScript(named: string, json: string): string {
  return `<script type="application/json" ${named}>${json.replaceAll('<', '\\u003c')}</script>`
}

/** What a page knows about the live modes before it loads one: their names, which are remembered, and what leads into them. */
function modeData(flows: FlowSnapshot) {
  const live = [...flows.modes.values()].filter((status) => status.live !== undefined).map(({ mode }) => mode)
  const files = live.flatMap((mode) => flows.files.mode.get(mode) ?? [])
  return {
    modes: live,
    remembered: files.filter(({ family }) => family === 'dashboard').map(({ mode }) => mode),
    starts: Object.fromEntries(languages.map((language) => [language, startsIn(language, files, flows)])),
    places: openPlaces(files),
  }
}

/** What the dashboard offers to begin with. What has not been translated comes in English. */
function startsIn(language: string, modes: readonly ModeFile[], { files }: FlowSnapshot) {
  return modes
    .map((mode) => translateMode(mode, files.translation.get(`${language}/modes/${mode.mode}`)))
    .flatMap(({ mode, start }) => (start ? [{ mode, ...start }] : []))
    .toSorted((one, other) => one.order - other.order)
    .map(({ mode, name, about }) => ({ mode, name, about }))
}

const compress = promisify(brotliCompress)
/** Quick: it is compressed for one person, once. */
const quality = 4

/** A page with what belongs to one person: kept by nobody on the way, nor by the browser. */
async function sendOwn(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store, private').header('vary', 'accept-encoding')
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html)
  const bytes = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  return reply.header('content-encoding', 'br').send(bytes)
}
