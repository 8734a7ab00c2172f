import type { FastifyInstance } from 'fastify'
import type { Context } from '../context/context.ts'
import { exposuresOf } from '../domains/analytics/exposures.ts'
import type { StaffCheck } from '../domains/auth/staff/staff-check.ts'
import { proofsOf } from '../domains/tracking/proof.ts'
import { pageForms } from './public-pages/forms/page-forms.ts'
import { workedForms } from './public-pages/forms/worked-forms.ts'
import { webPages } from './web-pages.ts'

type Parts = { readonly webFolder: string; readonly answersWithinMs: number | undefined; readonly staffCheck: StaffCheck }

/** The web app and the public pages, with what domains do about their forms and count of their visitors. */
export async function openWeb(app: FastifyInstance, context: Context, { staffCheck, ...served }: Parts): Promise<void> {
  const { flows, settings, partners, now } = context
  const { securityCode, isProduction, publicUrl, adScriptUrl, sandboxes } = settings
  await webPages(app, {
    ...served,
    flows,
    securityCode,
    isProduction,
    publicUrl,
    sandboxes,
    now,
    forms: { ...pageForms(context), ...workedForms(context) },
    adScriptUrl,
    botCheck: partners.botCheck,
    noteSeen: exposuresOf(context).noteOnPage,
    lately: proofsOf(context).known,
    staffCheck,
  })
}
