import { accountContracts } from '@app/schemas/api/accounts/accounts'
import { financialAccountContracts } from '@app/schemas/api/accounts/financial-accounts'
import { linkingContracts } from '@app/schemas/api/accounts/linking'
import { callContracts } from '@app/schemas/api/people/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context/context.ts'
import type { AuthGuard } from '../http/call/auth-guard.ts'
import { registerCalls } from '../http/register.ts'
import type { JobHandlers } from '../jobs/job-handlers.ts'
import type { CalendarPartner } from '../partners/calendar/calendar.ts'
import { sandboxCalendar } from '../partners/calendar/sandbox-calendar.ts'
import type { LinkingPartner } from '../partners/linking/linking.ts'
import { sandboxLinking } from '../partners/linking/sandbox-linking.ts'
import { sandboxSms } from '../partners/sms/sandbox-sms.ts'
import type { SmsPartner } from '../partners/sms/sms.ts'
import type { Deliver, WebhookSource } from '../partners/webhooks/webhooks.ts'
import { ownSources } from './accounts/own-sources.ts'
import { confirmedPhoneOf } from './accounts/phone.ts'
import { accountHandlers } from './accounts/routes.ts'
import { callJobs } from './calls/jobs.ts'
import { callHandlers } from './calls/routes.ts'
import { financialAccountHandlers } from './financial-accounts/routes.ts'
import { linkingEvents } from './linking/events.ts'
import { linkingJobs } from './linking/jobs.ts'
import { linkingHandlers } from './linking/routes.ts'

type Parts = {
  readonly context: Context
  readonly authGuard: AuthGuard
  readonly publicUrl: string
  readonly brandName: () => string
  readonly deliver: Deliver
  /** Where they are missing, sandboxes stand in. */
  readonly partners?: { readonly linking?: LinkingPartner; readonly calendar?: CalendarPartner; readonly sms?: SmsPartner }
}

/** Accounts that are linked or told of, calls about them, and what the linking company tells. */
export function registerAccountDomains(
  app: FastifyInstance,
  { context, authGuard, publicUrl, brandName, deliver, partners = {} }: Parts,
): { readonly jobs: JobHandlers; readonly sources: Readonly<Record<'linking', WebhookSource>> } {
  const sandbox = sandboxLinking(context, deliver)
  const linking = { context, partner: partners.linking ?? sandbox.linking }
  const calls = {
    context,
    calendar: partners.calendar ?? sandboxCalendar(context),
    phoneOf: (personId: string) => confirmedPhoneOf(context, personId),
    publicUrl,
  }
  const sms = partners.sms ?? sandboxSms(context)
  registerCalls(app, linkingContracts, linkingHandlers(linking), authGuard)
  registerCalls(app, financialAccountContracts, financialAccountHandlers(calls), authGuard)
  registerCalls(app, callContracts, callHandlers(calls, brandName), authGuard)
  registerCalls(app, accountContracts, accountHandlers({ sources: ownSources(context), sms, calls }), authGuard)
  return {
    jobs: { ...sandbox.jobs, ...linkingJobs(linking, publicUrl), ...callJobs(calls) },
    sources: { linking: linkingEvents(linking, publicUrl) },
  }
}
