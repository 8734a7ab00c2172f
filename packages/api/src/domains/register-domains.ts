import { authContracts } from '@app/schemas/api/auth'
import { consentContracts } from '@app/schemas/api/consents'
import { demoContracts } from '@app/schemas/api/demo'
import { devContracts } from '@app/schemas/api/dev'
import { documentContracts } from '@app/schemas/api/documents'
import { flowContracts } from '@app/schemas/api/flows'
import { foundAccountContracts } from '@app/schemas/api/found-accounts'
import { journeyContracts } from '@app/schemas/api/journeys'
import { knownProviderContracts } from '@app/schemas/api/known-providers'
import { loanContracts } from '@app/schemas/api/loans'
import { operationsContracts } from '@app/schemas/api/operations'
import { otherLoanContracts } from '@app/schemas/api/other-loans'
import { personalInformationContracts } from '@app/schemas/api/personal-information'
import { portfolioContracts } from '@app/schemas/api/portfolios'
import { progressContracts } from '@app/schemas/api/progress'
import { questionnaireContracts } from '@app/schemas/api/questionnaire'
import { serviceContracts } from '@app/schemas/api/service'
import { settingsContracts } from '@app/schemas/api/settings'
import { signingContracts } from '@app/schemas/api/signing'
import { unclaimedContracts } from '@app/schemas/api/unclaimed'
import { waitlistContracts } from '@app/schemas/api/waitlist'
import { webhookContracts } from '@app/schemas/api/webhooks'
import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../app.ts'
import { demoHandlers } from '../demo/routes.ts'
import { registerSamples } from '../demo/samples.ts'
import { flowHandlers } from '../flows/routes.ts'
import { soundBrand } from '../flows/sound-brand.ts'
import type { ChangeStreams } from '../flows/stream-changes.ts'
import { registerCalls } from '../http/register.ts'
import { serviceHandlers } from '../http/service-handlers.ts'
import type { JobHandlers } from '../jobs/job-handlers.ts'
import type { Metrics } from '../metrics/open-metrics.ts'
import { operationsHandlers } from '../metrics/routes.ts'
import { sandboxCardTokens } from '../partners/cards/sandbox-card-tokens.ts'
import { letterJobs } from '../partners/mail/letter-jobs.ts'
import { outboxHandlers } from '../partners/mail/outbox-handlers.ts'
import { sandboxRecordKeepers } from '../partners/record-keepers/sandbox-record-keepers.ts'
import { sandboxSms } from '../partners/sms/sandbox-sms.ts'
import { type Deliver, openWebhooks } from '../partners/webhooks/webhooks.ts'
import { authJobs } from './auth/by-letter.ts'
import { openDoor } from './auth/door.ts'
import { openAuth } from './auth/open-auth.ts'
import { authHandlers } from './auth/routes.ts'
import { openStaffCheck } from './auth/staff.ts'
import { ownsBrokerageAccount } from './brokerage/money-of.ts'
import { savingsSchedules } from './brokerage/savings.ts'
import { consentHandlers } from './consents/routes.ts'
import { letterOfAuthorizationJobs } from './documents/letter/file-letter.ts'
import { letterTextOf } from './documents/letter/letter-text.ts'
import { mayOpenAccount } from './documents/may-open.ts'
import { documentHandlers } from './documents/routes.ts'
import { openFacts } from './facts/facts-of.ts'
import { foundKeepers } from './found-accounts/found-keepers.ts'
import { foundAccountJobs, recordKeeperSource } from './found-accounts/jobs.ts'
import { foundAccountHandlers } from './found-accounts/routes.ts'
import type { SearchGround } from './found-accounts/run-search.ts'
import { journeyHandlers } from './journeys/routes.ts'
import { knownProviderHandlers } from './known-providers/routes.ts'
import { knownBalances } from './loans/balances.ts'
import { confirmLoan } from './loans/confirm.ts'
import { loanJobHandlers } from './loans/jobs.ts'
import { collectByHand } from './loans/loan-ground.ts'
import { otherLoanHandlers } from './loans/other-routes.ts'
import { loanHandlers } from './loans/routes.ts'
import { entitledTo } from './memberships/entitled-to.ts'
import { lastPurchase } from './memberships/last-purchase.ts'
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

/** Puts every domain in its place: its calls at the door, its jobs in the list that it answers. */
export async function registerDomains(app: FastifyInstance, parts: Parts): Promise<JobHandlers> {
  const { ground, flows, streams, settings, mailer, isDatabaseUp, openMetrics: metrics, partners } = parts
  const { isProduction, metricsToken: token, publicUrl } = settings
  const auth = await openAuth(app, parts)
  const door = await openDoor(app, auth)
  app.decorate('staffCheck', openStaffCheck(auth, door, settings.staffEmails ?? []))

  registerCalls(app, serviceContracts, serviceHandlers(flows, isDatabaseUp))
  registerCalls(app, operationsContracts, operationsHandlers({ metrics, token, isProduction }))
  registerCalls(app, flowContracts, flowHandlers(flows, streams))
  registerCalls(app, devContracts, outboxHandlers({ ...ground, mailer, isProduction }))
  registerCalls(app, demoContracts, demoHandlers(auth, flows, settings.isDemo), door)
  registerCalls(app, authContracts, authHandlers(auth), door)
  registerCalls(app, waitlistContracts, waitlistHandlers(ground, publicUrl), door)
  registerCalls(app, knownProviderContracts, knownProviderHandlers(ground, foundKeepers(ground)), door)
  const facts = openFacts(() => ({ questions: flows.questions(), route: flows.route(), experiments: flows.experiments() }), ground.now)
  registerCalls(app, progressContracts, progressHandlers(ground, facts), door)
  registerCalls(app, journeyContracts, journeyHandlers(ground, flows, facts), door)
  registerCalls(app, questionnaireContracts, questionnaireHandlers(ground, flows), door)
  registerCalls(
    app,
    personalInformationContracts,
    personalInformationHandlers(ground, {
      cards: sandboxCardTokens(),
      letterText: () => letterTextOf(flows),
      lookElsewhere: (personId) => lookAtOnce(ground, personId),
    }),
    door,
  )
  registerCalls(app, settingsContracts, settingsHandlers(auth, flows), door)
  const deliver: Deliver = (partner, headers, raw) => webhooks.receive(partner, (name) => headers[name], raw)
  const brokerage = registerBrokerage(app, { ground, door, flows, deliver, ...(partners.brokerage && { brokerage: partners.brokerage }) })
  const brand = () => soundBrand(flows)
  const papers = {
    brand,
    mayOpen: mayOpenAccount(ground, flows.questions),
    isAccountSigned: signedAccounts(ground.db),
    ownsAccount: ownsBrokerageAccount(ground.db),
  }
  registerCalls(app, documentContracts, documentHandlers(ground, papers), door)
  const memberships = registerMemberships(app, { ground, door, publicUrl, deliver, partners })
  // Nothing is collected from a bank yet: people pay when they choose to.
  const loans = {
    ground,
    footing: { questionnaire: () => ({ questions: flows.questions() }), balances: knownBalances },
    collect: collectByHand,
    fees: memberships.fees,
  }
  registerCalls(app, loanContracts, loanHandlers(loans), door)
  const signing = {
    ground,
    brand,
    questions: flows.questions,
    publicUrl,
    confirmLoan: (personId: string, key: string, loanId: string, bySpouse: boolean) =>
      confirmLoan(loans, personId, key, { loan_id: loanId, spouse_consent: bySpouse }),
    openAccount: openSigned(brokerage.parts),
    ...textLinks(ground, partners.sms ?? sandboxSms(ground)),
  }
  registerCalls(app, consentContracts, consentHandlers(ground), door)
  registerCalls(app, signingContracts, signingHandlers(signing), door)
  registerCalls(app, otherLoanContracts, otherLoanHandlers({ ground, brand: papers.brand }), door)
  registerCalls(app, portfolioContracts, portfolioHandlers(ground, flows, savingsSchedules(brokerage.parts)), door)

  const sandboxKeepers = sandboxRecordKeepers(ground, deliver)
  const lookElsewhere: SearchGround['lookElsewhere'] = (trx, personId) => matchUnclaimed(trx, ground, personId)
  const search = { ground, recordKeepers: partners.recordKeepers ?? sandboxKeepers, lookElsewhere }
  registerCalls(app, foundAccountContracts, foundAccountHandlers(search), door)
  const accounts = registerAccountDomains(app, { ground, door, publicUrl, brandName: () => soundBrand(flows).name, deliver, partners })
  const webhooks = openWebhooks(ground, {
    brokerage: brokerage.source,
    'record-keepers': recordKeeperSource(search),
    ...accounts.sources,
    ...memberships.sources,
  })
  registerCalls(app, webhookContracts, webhooks.handlers)

  registerEmployerDomains(app, { ground, door })
  registerCalls(
    app,
    unclaimedContracts,
    unclaimedHandlers(ground, (db, personId) => entitledTo(db, personId, 'find_money')),
    door,
  )
  const publicJobs = registerPublicDomains(app, {
    ground,
    door,
    flows,
    brand: () => soundBrand(flows),
    publicUrl,
    partners,
    lastPurchase,
  })

  const log = (line: string) => app.log.warn(line)
  return {
    ...publicJobs,
    ...unclaimedJobs(ground),
    ...(settings.isDemo && registerSamples(app, { ...ground, flows })),
    ...brokerage.jobs,
    ...webhooks.jobs,
    ...accounts.jobs,
    ...memberships.jobs,
    ...sandboxKeepers.jobs,
    ...foundAccountJobs(search),
    ...loanJobHandlers(loans),
    ...portfolioJobs(ground),
    ...savingsJobs({ ground, schedules: savingsSchedules(brokerage.parts) }),
    ...letterOfAuthorizationJobs(ground),
    ...authJobs(auth),
    ...letterJobs({ ...ground, mailer, brand: () => soundBrand(flows), log }),
  }
}
