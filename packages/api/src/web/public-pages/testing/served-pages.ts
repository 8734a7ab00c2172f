import Fastify, { type FastifyInstance } from 'fastify'
import type { Proofs } from '../../../domains/tracking/proof.ts'
import { flowsFolder } from '../../../flows/testing/flows-folder.ts'
import { openTestFlows } from '../../../flows/testing/open-test-flows.ts'
import { answerFailures } from '../../../http/answer/answer-failures.ts'
import { secureAnswers } from '../../../http/answer/security-headers.ts'
import { readJsonBodies } from '../../../http/request/json-body.ts'
import { testFlows } from '../../../testing/test-settings.ts'
import { webPages } from '../../web-pages.ts'
import type { PageForms } from '../forms/sent-forms.ts'
import { pagesForBrowsers } from '../pages-for-browsers.ts'
import { openPlainPages } from '../plain-pages.ts'
import { builtPages } from './built-pages.ts'

export const publicUrl = 'https://pages.example'

/** Everything that is served without a call, from real flows or a copy of them, with pages that were built now. */
export async function servePages(
  folder: string = flowsFolder,
  prepare: (app: FastifyInstance) => void = () => undefined,
  forms: PageForms = {},
  own: { readonly adScriptUrl?: string; readonly lately?: Proofs['known'] } = {},
) {
  const webFolder = builtPages()
  const isOwn = folder !== flowsFolder
  const flows = isOwn ? openTestFlows(folder) : await testFlows()
  const app = Fastify()
  const parts = { flows, webFolder, publicUrl, now: () => new Date('2026-11-20T10:00:00Z') }
  secureAnswers(app)
  pagesForBrowsers(app, openPlainPages(parts))
  answerFailures(app)
  readJsonBodies(app)
  prepare(app)
  await webPages(app, { ...parts, ...own, forms })
  await flows.ready()
  const close = async () => {
    await app.close()
    if (isOwn) flows.close()
  }
  /** As a browser asks that opens a page. */
  const open = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml', ...headers } })
  return { app, flows, open, close }
}
