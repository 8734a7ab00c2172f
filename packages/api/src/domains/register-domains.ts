import { foundAccountContracts } from '@app/schemas/api/accounts/found-accounts'
import { knownProviderContracts } from '@app/schemas/api/accounts/known-providers'
import { unclaimedContracts } from '@app/schemas/api/accounts/unclaimed'
import { demoContracts } from '@app/schemas/api/demo'
import { devContracts } from '@app/schemas/api/dev'
import { flowContracts } from '@app/schemas/api/flows'
import { loanContracts } from '@app/schemas/api/money/loans'
import { otherLoanContracts } from '@app/schemas/api/money/other-loans'
import { portfolioContracts } from '@app/schemas/api/money/portfolios'
import { operationsContracts } from '@app/schemas/api/operations'
import { authContracts } from '@app/schemas/api/people/auth'
import { consentContracts } from '@app/schemas/api/people/consents'
import { documentContracts } from '@app/schemas/api/people/documents'
import { journeyContracts } from '@app/schemas/api/people/journeys'
import { personalInformationContracts } from '@app/schemas/api/people/personal-information'
import { progressContracts } from '@app/schemas/api/people/progress'
import { questionnaireContracts } from '@app/schemas/api/people/questionnaire'
import { settingsContracts } from '@app/schemas/api/people/settings'
import { signingContracts } from '@app/schemas/api/people/signing'
import { serviceContracts } from '@app/schemas/api/service'
import { waitlistContracts } from '@app/schemas/api/visitors/waitlist'
import { webhookContracts } from '@app/schemas/api/webhooks'
import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../app.ts'
import { soundBrand } from '../flows/sound-brand.ts'
import { registerCalls } from '../http/register.ts'
import type { JobHandlers } from '../jobs/job-handlers.ts'
import type { Metrics } from '../metrics/open-metrics.ts'
import { sandboxCardTokens } from '../partners/cards/sandbox-card-tokens.ts'
import { letterJobs } from '../partners/mail/letter-jobs.ts'
import { sandboxRecordKeepers } from '../partners/record-keepers/sandbox-record-keepers.ts'
import { sandboxSms } from '../partners/sms/sandbox-sms.ts'
import { type Deliver, openWebhooks } from '../partners/webhooks/webhooks.ts'
import { openAuthGuard } from './auth/auth-guard.ts'
import { authJobs } from './auth/by-letter.ts'
import { openAuth } from './auth/open-auth.ts'
import { authHandlers } from './auth/routes.ts'
import { openStaffCheck } from './auth/staff.ts'
import { ownsBrokerageAccount } from './brokerage/money-of.ts'
import { savingsSchedules } from './brokerage/savings.ts'
import { consentHandlers } from './consents/routes.ts'
import { demoHandlers } from './demo/routes.ts'
import { registerSamples } from './demo/samples.ts'
import { letterOfAuthorizationJobs } from './documents/letter/file-letter.ts'
import { letterTextOf } from './documents/letter/letter-text.ts'
import { mayOpenAccount } from './documents/may-open.ts'
import { documentHandlers } from './documents/routes.ts'
import { openFacts } from './facts/facts-of.ts'
import { flowHandlers } from './flows/routes.ts'
import type { ChangeStreams } from './flows/stream-changes.ts'
import { foundKeepers } from './found-accounts/found-keepers.ts'
import { foundAccountJobs, recordKeeperSource } from './found-accounts/jobs.ts'
import { foundAccountHandlers } from './found-accounts/routes.ts'
import type { SearchContext } from './found-accounts/run-search.ts'
import { journeyHandlers } from './journeys/routes.ts'
import { knownProviderHandlers } from './known-providers/routes.ts'
import { knownBalances } from './loans/balances.ts'
import { confirmLoan } from './loans/confirm.ts'
import { loanJobHandlers } from './loans/jobs.ts'
import { collectByHand } from './loans/loan-context.ts'
import { otherLoanHandlers } from './loans/other-routes.ts'
import { loanHandlers } from './loans/routes.ts'
import { entitledTo } from './memberships/entitled-to.ts'
import { lastPurchase } from './memberships/last-purchase.ts'
import { operationsHandlers } from './operations/routes.ts'
import { outboxHandlers } from './outbox/routes.ts'
import { personalInformationHandlers } from './personal-information/routes.ts'
import { portfolioJobs } from './portfolios/month.ts'
import { portfolioHandlers } from './portfolios/routes.ts'
import { savingsJobs } from './portfolios/start-waiting.ts'
import { progressHandlers } from './progress/routes.ts'
import { questionnaireHandlers } from './questionnaire/routes.ts'
import { registerAccountDomains } from './register-account-domains.ts'
import { registerBrokerage } from './register-brokerage.ts'
import { registerEmployerDomains } from './register-employer-domains.ts'
import { registerMemberships } from './register-memberships.ts'
import { registerPublicDomains } from './register-public-domains.ts'
import { serviceHandlers } from './service/routes.ts'
import { settingsHandlers } from './settings/routes.ts'
import { openSigned } from './signing/open-signed.ts'
import { signingHandlers } from './signing/routes.ts'
import { textLinks } from './signing/text-link.ts'
import { signedAccounts } from './signing/things.ts'
import { unclaimedJobs } from './unclaimed/jobs.ts'
import { lookAtOnce } from './unclaimed/look-at-once.ts'
import { matchUnclaimed } from './unclaimed/match-unclaimed.ts'
import { unclaimedHandlers } from './unclaimed/routes.ts'
import { waitlistHandlers } from './waitlist/routes.ts'

type Parts = AppOptions & { readonly streams: ChangeStreams; readonly openMetrics: Metrics }

/** Puts every domain in its place: its calls behind the auth guard, its jobs in the list that it answers. */
export async function registerDomains(app: FastifyInstance, parts: Parts): Promise<JobHandlers> {
  const { context, flows, streams, settings, mailer, isDatabaseUp, openMetrics: metrics, partners } = parts
  const { isProduction, metricsToken: token, publicUrl } = settings
  const auth = await openAuth(app, parts)
  const authGuard = await openAuthGuard(app, auth)
  app.decorate('staffCheck', openStaffCheck(auth, authGuard, settings.staffEmails ?? []))

  registerCalls(app, serviceContracts, serviceHandlers(flows, isDatabaseUp))
  registerCalls(app, operationsContracts, operationsHandlers({ metrics, token, isProduction }))
  registerCalls(app, flowContracts, flowHandlers(flows, streams))
  registerCalls(app, devContracts, outboxHandlers({ ...context, mailer, isProduction }))
  registerCalls(app, demoContracts, demoHandlers(auth, flows, settings.isDemo), authGuard)
  registerCalls(app, authContracts, authHandlers(auth), authGuard)
  registerCalls(app, waitlistContracts, waitlistHandlers(context, publicUrl), authGuard)
  registerCalls(app, knownProviderContracts, knownProviderHandlers(context, foundKeepers(context)), authGuard)
  const facts = openFacts(flows.current, context.now)
  registerCalls(app, progressContracts, progressHandlers(context, facts), authGuard)
  registerCalls(app, journeyContracts, journeyHandlers(context, flows, facts), authGuard)
  registerCalls(app, questionnaireContracts, questionnaireHandlers(context, flows), authGuard)
  registerCalls(
    app,
    personalInformationContracts,
    personalInformationHandlers(context, {
      cards: sandboxCardTokens(),
      letterText: () => letterTextOf(flows.current()),
      lookElsewhere: (personId) => lookAtOnce(context, personId),
    }),
    authGuard,
  )
  registerCalls(app, settingsContracts, settingsHandlers(auth, flows), authGuard)
  const deliver: Deliver = (partner, headers, raw) => webhooks.receive(partner, (name) => headers[name], raw)
  const brokerage = registerBrokerage(app, {
    context,
    authGuard,
    flows,
    deliver,
    ...(partners.brokerage && { brokerage: partners.brokerage }),
  })
  const brand = () => soundBrand(flows)
  const papers = {
    brand,
    mayOpen: mayOpenAccount(context, () => flows.current().questions),
    isAccountSigned: signedAccounts(context.db),
    ownsAccount: ownsBrokerageAccount(context.db),
  }
  registerCalls(app, documentContracts, documentHandlers(context, papers), authGuard)
  const memberships = registerMemberships(app, { context, authGuard, publicUrl, deliver, partners })
  // Nothing is collected from a bank yet: people pay when they choose to.
  const loans = {
    context,
    footing: { questionnaire: flows.current, balances: knownBalances },
    collect: collectByHand,
    fees: memberships.fees,
  }
  registerCalls(app, loanContracts, loanHandlers(loans), authGuard)
  const signing = {
    context,
    brand,
    questions: () => flows.current().questions,
    publicUrl,
    confirmLoan: (personId: string, key: string, loanId: string, bySpouse: boolean) =>
      confirmLoan(loans, personId, key, { loan_id: loanId, spouse_consent: bySpouse }),
    openAccount: openSigned(brokerage.parts),
    ...textLinks(context, partners.sms ?? sandboxSms(context)),
  }
  registerCalls(app, consentContracts, consentHandlers(context), authGuard)
  registerCalls(app, signingContracts, signingHandlers(signing), authGuard)
  registerCalls(app, otherLoanContracts, otherLoanHandlers({ context, brand: papers.brand }), authGuard)
  registerCalls(app, portfolioContracts, portfolioHandlers(context, flows, savingsSchedules(brokerage.parts)), authGuard)

  const sandboxKeepers = sandboxRecordKeepers(context, deliver)
  const lookElsewhere: SearchContext['lookElsewhere'] = (trx, personId) => matchUnclaimed(trx, context, personId)
  const search = { context, recordKeepers: partners.recordKeepers ?? sandboxKeepers, lookElsewhere }
  registerCalls(app, foundAccountContracts, foundAccountHandlers(search), authGuard)
  const accounts = registerAccountDomains(app, {
    context,
    authGuard,
    publicUrl,
    brandName: () => soundBrand(flows).name,
    deliver,
    partners,
  })
  const webhooks = openWebhooks(context, {
    brokerage: brokerage.source,
    'record-keepers': recordKeeperSource(search),
    ...accounts.sources,
    ...memberships.sources,
  })
  registerCalls(app, webhookContracts, webhooks.handlers)

  registerEmployerDomains(app, { context, authGuard })
  registerCalls(
    app,
    unclaimedContracts,
    unclaimedHandlers(context, (db, personId) => entitledTo(db, personId, 'find_money')),
    authGuard,
  )
  const publicJobs = registerPublicDomains(app, {
    context,
    authGuard,
    flows,
    brand: () => soundBrand(flows),
    publicUrl,
    partners,
    lastPurchase,
  })

  const log = (line: string) => app.log.warn(line)
  return {
    ...publicJobs,
    ...unclaimedJobs(context),
    ...(settings.isDemo && registerSamples(app, { ...context, flows })),
    ...brokerage.jobs,
    ...webhooks.jobs,
    ...accounts.jobs,
    ...memberships.jobs,
    ...sandboxKeepers.jobs,
    ...foundAccountJobs(search),
    ...loanJobHandlers(loans),
    ...portfolioJobs(context),
    ...savingsJobs({ context, schedules: savingsSchedules(brokerage.parts) }),
    ...letterOfAuthorizationJobs(context),
    ...authJobs(auth),
    ...letterJobs({ ...context, mailer, brand: () => soundBrand(flows), log }),
  }
}
