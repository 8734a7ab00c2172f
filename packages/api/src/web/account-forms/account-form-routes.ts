import type { FastifyInstance } from 'fastify'
import type { FlowSnapshot } from '../../flows/flow-snapshot.ts'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import { modeNow } from '../../flows/now-called.ts'
import { languageOf } from '../../http/answer/language-of.ts'
import type { SendPage } from '../send-page.ts'
import { sendAccountForm } from './send-account-form.ts'

type Parts = { readonly flows: LiveCatalogue; readonly securityCode?: string | undefined; readonly sendPage: SendPage }

/** Signing in and signing up for browsers without script. */
export function accountFormRoutes(app: FastifyInstance, { flows, securityCode = 'page', sendPage }: Parts): void {
  for (const page of ['signin', 'signup'] as const)
    app.post(`/${page}`, { config: { takesForms: true } }, async (request, reply) => {
      const now = await flows.ready()
      return sendAccountForm(app, request, reply, {
        page,
        securityCode,
        language: languageOf(request),
        beginningOf: (named) => beginningOf(now, named),
        drawn: (typed) => sendPage(request, reply, { typed }),
      })
    })
}

function beginningOf(now: FlowSnapshot, named: string | undefined): string {
  const mode = named === undefined ? undefined : modeNow(now, named)
  if (mode !== undefined && now.modes.has(mode)) return `/${mode}`
  const { defaultMode } = now
  return defaultMode ? `/${defaultMode.mode}/${defaultMode.resumeAt}` : '/dashboard'
}
