import { type ErrorCode, errorWords } from '@app/schemas/errors'
import type { PageBlock } from '@app/schemas/flow/blocks/page-block'
import type { Words } from '@app/schemas/language'
import type { FastifyReply } from 'fastify'
import type { FlowSnapshot } from '../../flows/flow-snapshot.ts'
import { brandIn, pageIn } from '../../flows/in-language.ts'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import { languageOf } from '../../http/answer/language-of.ts'
import { mediaTypes } from '../../http/answer/media-types.ts'
import { type PlainWords, plainWordsPage } from '../../http/answer/plain-words.ts'
import type { Sandboxed } from '../../partners/sandboxes-by-name.ts'
import { sandboxNotice } from '../sandbox-notice.ts'
import { policyOf } from './drawing/drawn-pages.ts'
import { openPageBuilder } from './drawing/page-builder.ts'
import { fillBlock, fillWords } from './drawing/page-words.ts'

type Parts = {
  readonly flows: Pick<LiveCatalogue, 'current'>
  readonly webFolder: string
  readonly publicUrl: string
  readonly now: () => Date
  readonly sandboxes?: readonly Sandboxed[]
}
type Shown = { readonly title: string; readonly description: string; readonly blocks: readonly PageBlock[]; readonly press?: string }

/** Pages that look like the site and belong to no address: what an e-mail leads to, and what went wrong. */
export type PlainPages = {
  /** The page for these words; its headers are set, and it is still to be sent. */
  readonly draw: (reply: FastifyReply, words: Words<PlainWords>) => Promise<string>
  /** The same for a failure: a page of its own where there is nothing, and where something broke. */
  readonly drawFailure: (reply: FastifyReply, code: ErrorCode, detail: string) => Promise<string>
}

const pagesByCode: Partial<Record<ErrorCode, string>> = { route_not_found: 'not-found', internal_error: 'failure' }

export function openPlainPages({ flows, webFolder, publicUrl, sandboxes = [], ...parts }: Parts): PlainPages {
  const builderNow = openPageBuilder(webFolder, (language) => sandboxNotice(sandboxes, language))
  const drawShown = async (reply: FastifyReply, now: FlowSnapshot, { press, ...shown }: Shown): Promise<string | undefined> => {
    const builder = await builderNow()
    const language = languageOf(reply.request)
    const brand = now.brand && brandIn(language, now.brand, now)
    if (!builder || !brand) return undefined
    const html = builder.drawPage({
      title: fillWords(shown.title, brand, {}),
      description: fillWords(shown.description, brand, {}),
      blocks: shown.blocks.map((block) => fillBlock(block, brand, {})),
      address: '/',
      openedAt: '/',
      language,
      origin: publicUrl,
      brand,
      today: parts.now().toISOString().slice(0, 10),
      asksConsent: false,
      isListed: false,
      files: builder.filesOf(language),
      ...(press !== undefined && { press }),
    })
    reply.header('content-security-policy', policyOf(builder))
    return html
  }
  const draw: PlainPages['draw'] = async (reply, words) => {
    reply.type(mediaTypes.page)
    const language = languageOf(reply.request)
    // Whatever is wrong with the drawing, the words are said.
    return (await drawShown(reply, flows.current(), shownFor(words[language])).catch(() => undefined)) ?? plainWordsPage(words, language)
  }
  const drawFailure: PlainPages['drawFailure'] = async (reply, code, detail) => {
    const now = flows.current()
    const file = now.files.page.get(pagesByCode[code] ?? '')
    const html = file && (await drawShown(reply, now, pageIn(languageOf(reply.request), file, now)).catch(() => undefined))
    if (html === undefined) return draw(reply, failureWords(code, detail))
    reply.type(mediaTypes.page)
    return html
  }
  return { draw, drawFailure }
}

function shownFor({ title, text, button }: PlainWords): Shown {
  return {
    title: `${title} | {brand}`,
    description: text,
    blocks: [{ block: 'hero', title, lead: text }],
    ...(button !== undefined && { press: button }),
  }
}

/** What happened and what to do, as the table of errors says it; `detail` may say more. */
function failureWords(code: ErrorCode, detail: string): Words<PlainWords> {
  const words = ({ title, todo }: { readonly title: string; readonly todo: string }) => {
    const said = detail === '' || detail.startsWith(title) ? todo : detail
    return { title: title.replace(/\.$/, ''), text: said }
  }
  return { en: words(errorWords.en[code]), es: words(errorWords.es[code]) }
}
